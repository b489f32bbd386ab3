import { IconAward } from '@tabler/icons-react'
import type { Ranking } from '#contract/ranking.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './ranking.module.css'
import { useRankingWords } from './words.ts'

/** Only where the operator has an authorisation, whose number belongs to it. */
export function Prize({ prize: { text, authorisation } }: { prize: NonNullable<Ranking['prize']> }) {
  const { ranking } = useRankingWords()
  return (
    <Notice kind="neutral" Icon={IconAward}>
      <h2 className={styles.label}>{ranking.prize}</h2>
      <p>{text}</p>
      <p className={styles.quiet}>{ranking.authorisation(authorisation)}</p>
    </Notice>
  )
}
