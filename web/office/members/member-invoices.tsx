import { memberInvoices } from '#contract/members-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { invoiceLooks } from '#web/platform/status-looks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { PagedTable } from './paged-table.tsx'
import { useOfficeMembersWords } from './words.ts'

export function MemberInvoices({ id }: { id: string }) {
  const { memberPage } = useOfficeMembersWords()
  const { date, money, coins } = useFormat()
  return (
    <PagedTable
      id={id}
      view="invoices"
      label={memberPage.tabs.invoices}
      list={memberInvoices}
      keyOf={(invoice) => invoice.id}
      columns={[
        { key: 'number', title: memberPage.number, cell: ({ number }) => number },
        { key: 'date', title: memberPage.date, cell: ({ sent_at }) => date(sent_at) },
        {
          key: 'status',
          title: memberPage.status,
          cell: ({ status }) => <Tag {...invoiceLooks[status]}>{memberPage.invoiceStates[status]}</Tag>,
        },
        { key: 'value', title: memberPage.value, isNumber: true, cell: (row) => money(row.value_cents) },
        {
          key: 'coins',
          title: memberPage.amount,
          isNumber: true,
          cell: (row) => row.coins !== null && coins(row.coins),
        },
      ]}
    />
  )
}
