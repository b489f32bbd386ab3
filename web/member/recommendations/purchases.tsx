import { IconArrowBackUp } from '@tabler/icons-react'
import type { RecommendationPath } from '#contract/recommendations.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Density } from '#web/ui/density.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './recommendations.module.css'
import { useRecommendationsWords } from './words.ts'

type Purchase = RecommendationPath['purchases'][number]

export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  const { path } = useRecommendationsWords()
  if (purchases.length === 0) return null
  return (
    <Stack as="ul" gap={2} className={styles.purchases} aria-label={path.purchases}>
      {purchases
        .map((purchase, place) => ({ ...purchase, key: `${place} ${purchase.bought_on}` }))
        .map(({ key, ...purchase }) => (
          <PurchaseLine key={key} purchase={purchase} />
        ))}
    </Stack>
  )
}

function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const { path } = useRecommendationsWords()
  const { date, movement, coins } = useFormat()
  const { city, state, is_capped: isCapped, is_reversed: isReversed } = purchase
  const place = [city, state].filter(Boolean).join(', ')
  const day = date(purchase.bought_on)
  return (
    <li data-reversed={isReversed}>
      <span>{place ? path.purchase(day, place) : day}</span>
      <Density value="dense">
        {isReversed && (
          <Tag kind="error" Icon={IconArrowBackUp}>
            {path.reversed}
          </Tag>
        )}
        {!isReversed && isCapped && <Tag kind="attention">{path.capped}</Tag>}
      </Density>
      <CoinAmount
        size="small"
        figure={isReversed ? coins(purchase.coins) : movement(purchase.coins)}
        word={path.coins(purchase.coins)}
        isGain={!isReversed && purchase.coins > 0}
        isGrey={isReversed || purchase.coins === 0}
      />
    </li>
  )
}
