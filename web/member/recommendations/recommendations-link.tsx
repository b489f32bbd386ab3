import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memberPaths } from '#contract/paths.ts'
import { useFormat } from '#web/platform/format.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { summaryQuery } from './calls.ts'
import { useRecommendationsWords } from './words.ts'

/** For who earns mostly by invoices: nothing until there is something to see. */
export function RecommendationsLink() {
  const { recommendations, earning } = useRecommendationsWords()
  const { number } = useFormat()
  const { data: summary } = useQuery(summaryQuery)
  const sent = summary ? summary.sent + summary.opened + summary.bought : 0
  if (!summary || sent === 0) return null
  const told = [earning.sent(number(sent), sent), earning.bought(number(summary.bought), summary.bought)]
  return (
    <RowList label={recommendations.title}>
      <LinkRow
        to={memberPaths.recommendations}
        Icon={IconHeartHandshake}
        title={recommendations.title}
        note={told.join(' · ')}
      />
    </RowList>
  )
}
