import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './invoice-detail.module.css'

/** What was sent, and after the decision what of it counted. */
export function InvoiceRows({ invoice }: { invoice: Invoice }) {
  const { detail } = useInvoicesWords()
  const { money } = useFormat()
  const countedOf = (counted: number | null, value: number) => {
    if (counted === null || counted === value) return undefined
    return counted === 0 ? detail.didNotCount : detail.counted(money(counted))
  }
  const rows = invoice.rows.map((row, place) => ({ ...row, key: `${place} ${row.product}` }))
  return (
    <Stack as="section">
      <h2>{detail.rows}</h2>
      <List>
        {rows.map(({ key, product, value_cents, counted_cents }) => (
          <ListItem key={key}>
            <ItemWords>
              <b>{product}</b> <small>{countedOf(counted_cents, value_cents)}</small>
            </ItemWords>
            <span className={styles.figure}>{money(value_cents)}</span>
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}
