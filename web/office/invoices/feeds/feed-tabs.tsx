import { officePaths } from '#contract/paths.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Text } from '#web/ui/text.tsx'
import { useFeedWords } from './words.ts'

/** The two lists of the screen, and what the one in view is about. */
export function FeedTabs({ current }: { current: 'all' | 'waiting' }) {
  const { feeds, waitingInvoices } = useFeedWords()
  const isWaiting = current === 'waiting'
  return (
    <>
      <Tabs
        label={feeds.title}
        tabs={[
          { to: officePaths.feeds, text: feeds.tabs.all, isCurrent: !isWaiting },
          { to: `${officePaths.feeds}?view=waiting`, text: feeds.tabs.waiting, isCurrent: isWaiting },
        ]}
      />
      <Text look="small-quiet">{isWaiting ? waitingInvoices.note : feeds.note}</Text>
    </>
  )
}
