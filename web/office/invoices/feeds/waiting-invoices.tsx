import { officeWaitingInvoices, type WaitingInvoice } from '#contract/invoices-feeds.ts'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingColumn } from '#web/office/kit/listing-state.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { FeedTabs } from './feed-tabs.tsx'
import { useFeedWords } from './words.ts'

export function WaitingInvoices() {
  const { feeds } = useFeedWords()
  return (
    <Listing
      title={feeds.title}
      list={officeWaitingInvoices}
      columns={useColumns()}
      sort={{ key: 'received_at', direction: 'descending' }}
      keyOf={({ access_key }) => access_key}
    >
      <FeedTabs current="waiting" />
    </Listing>
  )
}

function useColumns(): ListingColumn<WaitingInvoice>[] {
  const { waitingInvoices } = useFeedWords()
  const { date, money } = useFormat()
  return [
    { key: 'number', title: waitingInvoices.number, cell: ({ number }) => number },
    { key: 'series', title: waitingInvoices.series, cell: ({ series }) => series },
    { key: 'distributor', title: waitingInvoices.distributor, cell: ({ distributor }) => distributor },
    { key: 'buyer', title: waitingInvoices.shop, cell: ({ buyer }) => formatCnpj(buyer) },
    { key: 'issued_on', title: waitingInvoices.issuedOn, cell: ({ issued_on }) => date(issued_on) },
    {
      key: 'total',
      title: waitingInvoices.total,
      isNumber: true,
      cell: ({ total_cents }) => money(total_cents),
    },
  ]
}
