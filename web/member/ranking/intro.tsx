import type { Ranking } from '#contract/ranking.ts'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { endOf, useMonthNames } from './month-names.ts'
import styles from './ranking.module.css'
import { useRankingWords } from './words.ts'

/** What is counted, and until when; of a month that is over nothing changes any more. */
export function Intro({ ranking: { month, is_current } }: { ranking: Ranking }) {
  const { ranking } = useRankingWords()
  const { nameOf } = useMonthNames()
  if (is_current)
    return <p className={styles.quiet}>{ranking.intro(nameOf(endOf(month).next.slice(0, 7)))}</p>
  return (
    <Row as="p" className={styles.final}>
      {ranking.introFinal} <Tag kind="neutral">{ranking.final}</Tag>
    </Row>
  )
}
