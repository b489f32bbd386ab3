import type { InvoiceSummary } from '#contract/invoices.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useLanguage } from '#web/platform/language.ts'
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
  const language = useLanguage()
  return ({ of, key }: Group<unknown>) => {
    if (of !== 'month') return list[of]
    const isThisYear = key.startsWith(String(now.getFullYear()))
    const name = new Intl.DateTimeFormat(language, {
      month: 'long',
      timeZone: 'UTC',
      ...(!isThisYear && { year: 'numeric' }),
    }).format(new Date(`${key}-15`))
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}
