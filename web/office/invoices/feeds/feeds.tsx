import { IconUpload } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { handOverFeed, type OfficeFeed, officeFeeds } from '#contract/invoices-feeds.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { FileButton } from '#web/office/kit/file-button.tsx'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { FeedState } from './feed-state.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import { useHandOver } from './hand-over.ts'
import { WaitingInvoices } from './waiting-invoices.tsx'
import { useFeedWords } from './words.ts'

export function Feeds() {
  const [search] = useSearchParams()
  return search.get('view') === 'waiting' ? <WaitingInvoices /> : <HandedOver />
}

function HandedOver() {
  const { feeds } = useFeedWords()
  const mayHandOver = useMay()(handOverFeed)
  const { isSending, send } = useHandOver()
  return (
    <Listing
      title={feeds.title}
      list={officeFeeds}
      columns={useColumns()}
      sort={{ key: 'received_at', direction: 'descending' }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => linkTo(officePaths.feed, { id })}
      actions={
        mayHandOver && (
          <FileButton
            label={feeds.add}
            Icon={IconUpload}
            fieldLabel={feeds.file}
            accept=".zip,.xml,.csv,.txt,application/zip,text/xml,text/csv,text/plain"
            isBusy={isSending}
            onFile={(file) => void send(file)}
          />
        )
      }
    >
      <FeedTabs current="all" />
    </Listing>
  )
}

const counts = ['sent', 'counted', 'waiting', 'cancelled', 'known', 'refused', 'not_understood'] as const

function useColumns(): ListingColumn<OfficeFeed>[] {
  const { feeds } = useFeedWords()
  const { number, dateTime } = useFormat()
  return [
    { key: 'file_name', title: feeds.name, cell: ({ file_name }) => file_name },
    {
      key: 'received_at',
      title: feeds.when,
      isSortable: true,
      cell: ({ received_at }) => dateTime(received_at),
    },
    { key: 'from', title: feeds.from, cell: ({ from, door }) => from ?? feeds.doors[door] },
    { key: 'state', title: feeds.state, cell: (feed) => <FeedState feed={feed} /> },
    ...counts.map((outcome) => ({
      key: outcome,
      title: feeds.outcomes[outcome],
      isNumber: true,
      cell: (feed: OfficeFeed) => number(feed[outcome]),
    })),
  ]
}
