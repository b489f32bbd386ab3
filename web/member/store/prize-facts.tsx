import { IconFlag3, IconFlag3Filled } from '@tabler/icons-react'
import type { MyStore, Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useChooseGoal } from './choose-goal.ts'
import { PrizeAction } from './prize-action.tsx'
import {
  availabilityOf,
  canBeGoal,
  isSaving,
  priceFor,
  type Shopper,
  timesRedeemed,
} from './prize-availability.ts'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

type PrizeFactsProps = { prize: Prize; shopper: Shopper; onRedeem: (prize: Prize) => void }

export function PrizeFacts({ prize, shopper, onRedeem }: PrizeFactsProps) {
  const { store, prizeDetail } = useStoreWords()
  const { coins } = useFormat()
  const price = priceFor(prize, shopper)
  const reachText = useReachText()
  const availability = availabilityOf(prize, shopper)
  return (
    <Stack gap={4}>
      <p>
        <CoinAmount figure={coins(price)} word={store.coins(price)} size="large" />
      </p>
      {isSaving(availability) && (
        <Progress
          label={prize.title}
          text={reachText(price, shopper)}
          value={coinsInAll(shopper)}
          max={price}
          hasCoin
        />
      )}
      {availability === 'sold_out' && <Notice kind="neutral">{prizeDetail.soldOutText}</Notice>}
      {availability === 'limit_reached' && <Notice kind="neutral">{prizeDetail.limitText}</Notice>}
      <Stack gap={2}>
        <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch size="normal" />
        {canBeGoal(prize, shopper) && <GoalButton prize={prize} shopper={shopper} />}
      </Stack>
      <PrizeTerms prize={prize} shopper={shopper} />
      {prize.description && (
        <Stack as="section" gap={1}>
          <h2>{prizeDetail.about}</h2>
          <Text isWritten>{prize.description}</Text>
        </Stack>
      )}
      {prize.includes.length > 0 && (
        <Stack as="section" gap={1}>
          <h2>{prizeDetail.includes}</h2>
          <ul>
            {prize.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}

type PromiseProps = { kind: Exclude<Prize['kind'], 'digital'>; mine: MyStore }

function PromisedDay({ kind, mine }: PromiseProps) {
  const { prizeDetail } = useStoreWords()
  const { weekday } = useFormat()
  const [name, day] = {
    parcel: [prizeDetail.arrives, mine.deliver_by] as const,
    top_up: [prizeDetail.topUpBy, mine.top_up_by] as const,
    experience: [prizeDetail.callBy, mine.call_by] as const,
  }[kind]
  return <Fact name={name}>{weekday(day)}</Fact>
}

function GoalButton({ prize, shopper }: { prize: Prize; shopper: Shopper }) {
  const { goals } = useStoreWords()
  const { date } = useFormat()
  const { isChosen, isPending, choose } = useChooseGoal(prize, shopper)
  const Icon = isChosen ? IconFlag3Filled : IconFlag3
  const until = shopper.mine?.goal?.until
  return (
    <>
      <Button variant="outline" isFullWidth isBusy={isPending} onClick={choose}>
        {!isPending && <Icon size={20} aria-hidden="true" />}
        {isChosen ? goals.unset : goals.set}
      </Button>
      <Text look="quiet" isCentred>
        {isChosen && until ? goals.kept(date(until)) : goals.explained}
      </Text>
    </>
  )
}

function PrizeTerms({ prize, shopper }: { prize: Prize; shopper: Shopper }) {
  const { prizeDetail, prizeCard } = useStoreWords()
  const { number } = useFormat()
  const { kind, left, stock, limit_per_member: limit } = prize
  const times = timesRedeemed(prize, shopper)
  const inStock = left === null ? prizeDetail.inStock : prizeCard.left(number(left), left)
  return (
    <Card>
      <Facts>
        <Fact name={prizeDetail.stock}>{stock === 'sold_out' ? prizeCard.soldOut : inStock}</Fact>
        {limit !== null && (
          <Fact name={prizeDetail.limit}>
            {times > 0 ? prizeDetail.limitUsed(number(times), number(limit)) : number(limit)}
          </Fact>
        )}
        {kind === 'digital' && <Fact name={prizeDetail.how}>{prizeDetail.atOnce}</Fact>}
        {shopper.mine && stock !== 'sold_out' && kind !== 'digital' && (
          <PromisedDay kind={kind} mine={shopper.mine} />
        )}
      </Facts>
    </Card>
  )
}
