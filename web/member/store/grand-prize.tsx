import trip from '#brand/art/banner-trip.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { GoalFlag } from './goal-flag.tsx'
import styles from './grand-prize.module.css'
import { PrizeAction } from './prize-action.tsx'
import { availabilityOf, canBeGoal, missingFor, priceFor, type Shopper } from './prize-availability.ts'
import { useStoreWords } from './words.ts'

type GrandPrizeProps = { prize: Prize; shopper: Shopper; onRedeem: (prize: Prize) => void }

export function GrandPrize({ prize, shopper, onRedeem }: GrandPrizeProps) {
  const { prizeCard, store, goals } = useStoreWords()
  const { coins } = useFormat()
  const price = priceFor(prize, shopper)
  const missing = missingFor(prize, shopper)
  const text = missing > 0 ? store.missingCoins(coins(missing), missing) : goals.reached
  const titleId = `grand-${prize.id}`
  return (
    <Card as="section" isFlush className={styles.grand} aria-labelledby={titleId}>
      <Banner src={prize.image.link ?? trip} />
      {canBeGoal(prize, shopper) && <GoalFlag prize={prize} shopper={shopper} />}
      <Stack gap={4} className={styles.body}>
        <div>
          <Text look="note" tone="caramel">
            <b>{prizeCard.grand}</b>
          </Text>
          <h2 id={titleId}>{prize.title}</h2>
          <Text look="secondary">{prize.description}</Text>
        </div>
        <Progress label={prize.title} text={text} value={shopper.coins} max={price} hasCoin />
        <Row spread="between">
          <div>
            <CoinAmount figure={coins(price)} word={store.coins(price)} />
            <Text look="quiet">{text}</Text>
          </div>
          <ButtonLink variant="outline" size="small" to={linkTo(memberPaths.prize, { id: prize.id })}>
            {prizeCard.seeGrand}
          </ButtonLink>
        </Row>
        {availabilityOf(prize, shopper) !== 'missing_coins' && (
          <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch />
        )}
      </Stack>
    </Card>
  )
}
