import type { Ranking } from '#contract/ranking.ts'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { endOf, useMonthNames } from './month-names.ts'
import styles from './ranking.module.css'
import { useRankingWords } from './words.ts'

export function RankingIntro({ ranking: { month, is_current } }: { ranking: Ranking }) {
  const { ranking } = useRankingWords()
  const { nameOf } = useMonthNames()
  if (is_current)
    return (
      <Text look="secondary" className={styles.intro}>
        {ranking.intro(nameOf(endOf(month).next.slice(0, 7)))}
      </Text>
    )
  return (
    <Row as="p" className={styles.intro}>
      <Text as="span" look="secondary">
        {ranking.introFinal}
      </Text>{' '}
      <Tag kind="neutral">{ranking.final}</Tag>
    </Row>
  )
}
