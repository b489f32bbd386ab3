import type { InvoiceSummary } from '#contract/invoices.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { asTitle, useFormat } from '#web/platform/format.ts'
import { ListGroup } from '#web/ui/list.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { type Group, groupsOf } from './months.ts'

export function InvoiceGroups({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const now = new Date()
  const titleOf = useGroupTitle(now)
  return groupsOf(invoices, now).map((group) => (
    <ListGroup key={group.key} title={titleOf(group)}>
      {group.items.map((invoice) => (
        <InvoiceRow key={invoice.id || `${invoice.number} ${invoice.date}`} invoice={invoice} />
      ))}
    </ListGroup>
  ))
}

function useGroupTitle(now: Date) {
  const { list } = useSentInvoicesWords()
  const { month } = useFormat()
  return ({ of, key }: Group<unknown>) => (of === 'month' ? asTitle(month(key, now)) : list[of])
}
