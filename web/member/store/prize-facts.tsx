import { IconFlag3, IconFlag3Filled } from '@tabler/icons-react'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useChooseGoal } from './choose-goal.ts'
import { PrizeAction } from './prize-action.tsx'
import styles from './prize-detail.module.css'
import { PrizeTerms } from './prize-terms.tsx'
import { canBeGoal, missingFor, priceFor, type Shopper, standingOf } from './standing.ts'
import { useStoreWords } from './words.ts'

type PrizeFactsProps = { prize: Prize; shopper: Shopper; onRedeem: (prize: Prize) => void }

/** What it costs, what it is, and what to do about it. */
export function PrizeFacts({ prize, shopper, onRedeem }: PrizeFactsProps) {
  const { store, prizeDetail } = useStoreWords()
  const { coins } = useFormat()
  const price = priceFor(prize, shopper)
  const missing = missingFor(prize, shopper)
  const standing = standingOf(prize, shopper)
  return (
    <Stack gap={4}>
      <p>
        <CoinAmount figure={coins(price)} word={store.coins(price)} size="large" />
      </p>
      {standing === 'missing_coins' && (
        <Progress
          label={prize.title}
          text={store.missingCoins(coins(missing), missing)}
          value={shopper.coins}
          max={price}
          hasCoin
        />
      )}
      {standing === 'sold_out' && <Notice kind="neutral">{prizeDetail.soldOutText}</Notice>}
      {standing === 'limit_reached' && <Notice kind="neutral">{prizeDetail.limitText}</Notice>}
      <Stack gap={2}>
        <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch size="normal" />
        {canBeGoal(prize, shopper) && <GoalButton prize={prize} shopper={shopper} />}
      </Stack>
      <PrizeTerms prize={prize} shopper={shopper} />
      {prize.description && (
        <section>
          <h2 className={styles.about}>{prizeDetail.about}</h2>
          <p className={styles.text}>{prize.description}</p>
        </section>
      )}
    </Stack>
  )
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
      <p className={styles.quiet}>{isChosen && until ? goals.kept(date(until)) : goals.explained}</p>
    </>
  )
}
