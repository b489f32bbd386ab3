import type { OfficeFeed } from '#contract/invoices-feeds.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useFeedWords } from './words.ts'

export function FeedState({ feed: { is_finished } }: { feed: Pick<OfficeFeed, 'is_finished'> }) {
  const { feeds } = useFeedWords()
  return <Tag kind={is_finished ? 'success' : 'info'}>{is_finished ? feeds.finished : feeds.working}</Tag>
}
