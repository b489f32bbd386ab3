import { IconAward } from '@tabler/icons-react'
import type { Ranking } from '#contract/ranking.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { useRankingWords } from './words.ts'

/** A prize needs an authorisation, whose number has to be shown. */
export function PrizeNotice({ prize: { text, authorisation } }: { prize: NonNullable<Ranking['prize']> }) {
  const { ranking } = useRankingWords()
  return (
    <Notice kind="neutral" Icon={IconAward}>
      <Text as="h2" look="part-title">
        {ranking.prize}
      </Text>
      <p>{text}</p>
      <Text look="secondary">{ranking.authorisation(authorisation)}</Text>
    </Notice>
  )
}
