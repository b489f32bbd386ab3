import { IconMessage2 } from '@tabler/icons-react'
import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tile } from '#web/ui/tile.tsx'
import styles from './invoice-detail.module.css'
import { lookOf } from './status-look.ts'

/** How it stands, in a sentence: until when it waits, or why it was decided so. */
export function Why({ invoice }: { invoice: Invoice }) {
  const { list, detail } = useInvoicesWords()
  const { weekday } = useFormat()
  const { status, kind } = lookOf(invoice.status)
  if (status === 'counted') return null
  if (status === 'received')
    return <Notice kind="waiting">{list.waitingNote(weekday(invoice.due_on))}</Notice>
  return (
    <Card as="section">
      <div className={styles.why}>
        <Tile tone={kind} sizePx={40}>
          <IconMessage2 size={22} />
        </Tile>
        <div>
          <h2>{detail.why[status]}</h2>
          <p>{invoice.reason ?? detail.noReason}</p>
        </div>
      </div>
    </Card>
  )
}
