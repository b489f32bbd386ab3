import trip from '#brand/art/banner-trip.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { GoalFlag } from './goal-flag.tsx'
import styles from './grand-prize.module.css'
import { PrizeAction } from './prize-action.tsx'
import { canBeGoal, missingFor, priceFor, type Shopper, standingOf } from './standing.ts'
import { useStoreWords } from './words.ts'

type GrandPrizeProps = { prize: Prize; shopper: Shopper; onRedeem: (prize: Prize) => void }

/** The one everybody dreams of: a section of its own, with the way to it. */
export function GrandPrize({ prize, shopper, onRedeem }: GrandPrizeProps) {
  const { prizeCard, store, goals } = useStoreWords()
  const { coins } = useFormat()
  const price = priceFor(prize, shopper)
  const missing = missingFor(prize, shopper)
  const text = missing > 0 ? store.missingCoins(coins(missing), missing) : goals.reached
  const titleId = `grand-${prize.id}`
  return (
    <section className={styles.grand} aria-labelledby={titleId}>
      <img className={styles.picture} src={prize.image.link ?? trip} width="960" height="400" alt="" />
      {canBeGoal(prize, shopper) && <GoalFlag prize={prize} shopper={shopper} />}
      <Stack gap={4} className={styles.body}>
        <div>
          <p className={styles.kind}>{prizeCard.grand}</p>
          <h2 id={titleId}>{prize.title}</h2>
          <Text look="secondary">{prize.description}</Text>
        </div>
        <Progress label={prize.title} text={text} value={shopper.coins} max={price} hasCoin />
        <Row spread="between" className={styles.foot}>
          <p>
            <CoinAmount figure={coins(price)} word={store.coins(price)} />
            <span className={styles.missing}>{text}</span>
          </p>
          <ButtonLink variant="outline" size="small" to={linkTo(memberPaths.prize, { id: prize.id })}>
            {prizeCard.seeGrand}
          </ButtonLink>
        </Row>
        {standingOf(prize, shopper) !== 'missing_coins' && (
          <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch />
        )}
      </Stack>
    </section>
  )
}
