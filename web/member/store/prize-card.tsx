import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card, StretchedLink } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Density } from '#web/ui/density.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import { GoalFlag } from './goal-flag.tsx'
import { PrizeAction } from './prize-action.tsx'
import {
  type Availability,
  availabilityOf,
  canBeGoal,
  isSaving,
  priceFor,
  type Shopper,
} from './prize-availability.ts'
import styles from './prize-card.module.css'
import { PrizePicture } from './prize-picture.tsx'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

type PrizeCardProps = {
  prize: Prize
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  /** In the store, where also what is saved for keeps its colours. */
  isOnShelf?: boolean
  /** The picture lies beside the words where there is room. */
  isLying?: boolean
}

const gone: readonly Availability[] = ['sold_out', 'limit_reached']

export function PrizeCard({
  prize,
  shopper,
  onRedeem,
  isOnShelf = false,
  isLying = !isOnShelf,
}: PrizeCardProps) {
  const { store } = useStoreWords()
  const format = useFormat()
  const to = linkTo(memberPaths.prize, { id: prize.id })
  const availability = availabilityOf(prize, shopper)
  const price = priceFor(prize, shopper)
  const reachText = useReachText()
  const isGrey = gone.includes(availability) || (availability === 'missing_coins' && !isOnShelf)
  return (
    <Stack as="article" gap={0} className={styles.slot}>
      <Card className={styles.card} data-lying={isLying}>
        <Travelling as="div" className={styles.picture} to={to} what="picture">
          <PrizePicture prize={prize} sizePx={120} isWide isGrey={isGrey} />
          <StockTag prize={prize} hasSoldOutTag={isOnShelf} />
        </Travelling>
        <Text as="h3" maxLines={2} className={styles.title}>
          {shopper.isMember ? <StretchedLink to={to}>{prize.title}</StretchedLink> : prize.title}
        </Text>
        <p className={styles.price}>
          <CoinAmount figure={format.coins(price)} word={store.coins(price)} isGrey={isGrey} />
        </p>
        {isOnShelf && isSaving(availability) && (
          <Progress
            label={prize.title}
            text={reachText(price, shopper)}
            value={coinsInAll(shopper)}
            max={price}
            thicknessPx={6}
          />
        )}
        <div className={styles.action}>
          <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch={isOnShelf} />
        </div>
        {canBeGoal(prize, shopper) && <GoalFlag prize={prize} shopper={shopper} />}
      </Card>
    </Stack>
  )
}

function StockTag({ prize, hasSoldOutTag }: { prize: Prize; hasSoldOutTag: boolean }) {
  const { prizeCard } = useStoreWords()
  const { number } = useFormat()
  if (prize.left === null && !(hasSoldOutTag && prize.stock === 'sold_out')) return null
  return (
    <Density value="dense">
      {prize.left === null ? (
        <Tag kind="neutral">{prizeCard.soldOut}</Tag>
      ) : (
        <Tag kind="attention">{prizeCard.left(number(prize.left), prize.left)}</Tag>
      )}
    </Density>
  )
}
