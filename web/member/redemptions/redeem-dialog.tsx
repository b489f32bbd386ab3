import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpeningCoins } from '#contract/fields.ts'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { MyStore, Prize } from '#contract/store.ts'
import { openingFor } from '#web/member/kit/opening-coins.ts'
import { useMomentText, useOpeningWords } from '#web/member/kit/opening-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ItemWords } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { needFaults, needsOf, PrizeNeeds, sentNeeds } from './prize-needs.tsx'
import { isRefusal, purchase } from './purchase.ts'
import type { RedeemedState } from './redeemed-prize.ts'
import { RedemptionPicture } from './redemption-picture.tsx'
import { useRedemptionsWords } from './words.ts'

type RedeemDialogProps = {
  /** The price that the person has seen. */
  prize: Pick<Prize, 'id' | 'title' | 'image' | 'tone' | 'value' | 'kind'>
  user: User
  promises: MyStore | undefined
  onClose: () => void
  /** Called before the prize is asked for. */
  onConfirmed: () => void
  /** The server refused, so the page may show old data. */
  onRefused: () => Promise<void>
  onRedeemed: () => Promise<void>
}

export function RedeemDialog(props: RedeemDialogProps) {
  const { prize, user, promises, onClose, onConfirmed, onRefused, onRedeemed } = props
  const { redeeming } = useRedemptionsWords()
  const { opening: openingWords } = useOpeningWords()
  const { coins } = useFormat()
  const { on } = useMomentText()
  const navigate = useNavigate()
  const { id, title, image, tone, value, kind } = prize
  const [typed, setTyped] = useState(() => needsOf(user, prize))
  // The next balance is shown with the celebration: here it would look like a second charge.
  const [confirmed, setConfirmed] = useState<User['rewards']>()
  const rewards = confirmed ?? user.rewards
  const { isSending, failure, submit, forgive } = useSending(
    async () => {
      try {
        onConfirmed()
        const bought = await purchase(id, value, sentNeeds(prize, typed))
        await onRedeemed()
        const state: RedeemedState = { redeemed: { ...bought, title, image, tone, kind } }
        await navigate(memberPaths.prizeRedeemed, { state })
      } catch (error) {
        if (isRefusal(error)) await onRefused()
        setConfirmed(undefined)
        throw error
      }
    },
    () => needFaults(prize, typed, redeeming.needs),
  )
  const missing = value - rewards.coins
  const opening = openingFor(rewards, value)
  return (
    <Dialog
      isOpen
      title={redeeming.title}
      leaveBy="back"
      leaveLabel={redeeming.back}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && Object.keys(failure.fields).length === 0 && (
              <Notice kind="error">{failure.message || redeeming.errorGetAward}</Notice>
            )}
          </div>
          {missing > 0 && (
            <Text look="quiet" isCentred>
              {opening
                ? `${openingWords.enough(on(opening.at))}.`
                : redeeming.missing(coins(missing), missing)}
            </Text>
          )}
          <Button
            isFullWidth
            isBusy={isSending}
            disabled={missing > 0 || (kind === 'parcel' && !user.address)}
            onClick={() => {
              setConfirmed(user.rewards)
              submit(undefined)
            }}
          >
            {redeeming.redeem}
          </Button>
          <Text look="quiet" isCentred>
            {kind === 'parcel' ? redeeming.cancelNote : redeeming.cancelNotes[kind]}
          </Text>
        </>
      }
    >
      <Row gap={4} hasOneLine>
        <RedemptionPicture image={image} tone={tone} sizePx={96} />
        <ItemWords as="div" gap={1}>
          <h3>{title}</h3>
          <CoinAmount figure={coins(value)} word={redeeming.coinWord(value)} />
        </ItemWords>
      </Row>
      <RedeemSums balance={rewards.coins} opening={opening} price={value} />
      <PrizeNeeds
        prize={prize}
        user={user}
        promises={promises}
        typed={typed}
        faults={failure?.fields ?? {}}
        onType={(part) => {
          forgive(...Object.keys(part))
          setTyped((before) => ({ ...before, ...part }))
        }}
      />
    </Dialog>
  )
}

type RedeemSumsProps = { balance: number; opening: OpeningCoins | undefined; price: number }

function RedeemSums({ balance, opening, price }: RedeemSumsProps) {
  const { redeeming } = useRedemptionsWords()
  const { opening: openingWords } = useOpeningWords()
  const { coins, movement } = useFormat()
  const { on } = useMomentText()
  const held = balance + (opening?.coins ?? 0)
  const rest = Math.abs(held - price)
  return (
    <Facts>
      <Fact name={redeeming.before}>{coins(balance)}</Fact>
      {opening && (
        <Fact name={openingWords.tag(opening.coins, on(opening.at))}>{movement(opening.coins)}</Fact>
      )}
      <Fact name={redeeming.cost}>{movement(-price)}</Fact>
      <Fact isSum name={held < price ? redeeming.short(rest) : redeeming.after}>
        <CoinAmount figure={coins(rest)} word={redeeming.coinWord(rest)} />
      </Fact>
    </Facts>
  )
}
