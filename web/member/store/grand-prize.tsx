import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { useScreenMotion } from '#web/ui/motion.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Travelling } from '#web/ui/travelling.tsx'
import { GoalFlag } from './goal-flag.tsx'
import { GrandPicture } from './grand-picture.tsx'
import styles from './grand-prize.module.css'
import { PrizeAction } from './prize-action.tsx'
import { availabilityOf, canBeGoal, isSaving, priceFor, type Shopper } from './prize-availability.ts'
import { useReachText } from './reach-text.ts'
import { useStoreWords } from './words.ts'

type GrandPrizeProps = { prize: Prize; shopper: Shopper; onRedeem: (prize: Prize) => void }

export function GrandPrize({ prize, shopper, onRedeem }: GrandPrizeProps) {
  const { prizeCard, store } = useStoreWords()
  const { coins } = useFormat()
  const price = priceFor(prize, shopper)
  const text = useReachText()(price, shopper)
  const to = linkTo(memberPaths.prize, { id: prize.id })
  const titleId = `grand-${prize.id}`
  return (
    <Card as="section" isFlush className={styles.grand} aria-labelledby={titleId}>
      <Travelling as="div" to={to} what="picture">
        <GrandPicture prize={prize} />
      </Travelling>
      {canBeGoal(prize, shopper) && <GoalFlag prize={prize} shopper={shopper} />}
      <Stack gap={4} className={styles.body}>
        <div>
          <Text look="note" tone="caramel">
            <b>{prizeCard.grand}</b>
          </Text>
          <h2 id={titleId}>{prize.title}</h2>
          <Text look="secondary">{prize.description}</Text>
        </div>
        <Progress label={prize.title} text={text} value={coinsInAll(shopper)} max={price} hasCoin />
        <Row spread="between">
          <div>
            <CoinAmount figure={coins(price)} word={store.coins(price)} />
            <Text look="quiet">{text}</Text>
          </div>
          <ButtonLink variant="outline" size="small" to={to} viewTransition={useScreenMotion()}>
            {prizeCard.seeGrand}
          </ButtonLink>
        </Row>
        {!isSaving(availabilityOf(prize, shopper)) && (
          <PrizeAction prize={prize} shopper={shopper} onRedeem={onRedeem} canWatch />
        )}
      </Stack>
    </Card>
  )
}
