import { reverseInvoice } from '#server/invoices/deciding/reverse.ts'
import { noteCommand } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/db.ts'
import { isOfCancelledKey } from './queries.ts'

/** A decision that was made before the cancellation was told takes effect, and is then taken back. */
export async function reverseIfCancelled(tx: Tx, invoiceId: string, now: Temporal.Instant) {
  if (await isOfCancelledKey(tx, invoiceId)) await reverseCancelled(tx, invoiceId, now)
}

/** The programme itself takes back what was credited, whoever had approved it. */
export async function reverseCancelled(tx: Tx, invoiceId: string, now: Temporal.Instant) {
  const reason = 'cancelled_later'
  const { member_id, number, coins } = await reverseInvoice(tx, {
    invoiceId,
    staffId: null,
    reason,
    note: undefined,
    now,
  })
  await noteCommand(tx, {
    action: 'invoice:cancelled',
    subjectId: member_id,
    before: { invoice_id: invoiceId, number, status: 'counted' },
    after: { status: 'reversed', coins, reason },
    at: now,
  })
}
