import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { invoiceRows, lockOwner } from '#server/invoices/queries.ts'
import { decisionReason } from '#server/invoices/reasons/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countedInvoice, insertBlindCheck, isBlindCheckOpen } from './queries.ts'

type BlindCheck = {
  invoiceId: string
  staffId: string
  decision: 'approve' | 'reject' | 'request_photo'
  rows: readonly CountedRow[] | undefined
  reason: string | undefined
  internalNote: string | undefined
  now: Temporal.Instant
}

/** Stores what a second person would have decided, and whether it agrees with the first decision. */
export async function checkBlind(tx: Tx, check: BlindCheck) {
  const { invoiceId, staffId, decision, now } = check
  await lockOwner(tx, invoiceId)
  const invoice = await countedInvoice(tx, invoiceId)
  if (!invoice) throw new Refusal('not_found')
  if (!(await isBlindCheckOpen(tx, invoiceId, staffId))) throw new Refusal('stale')
  const reason = await requireReason(tx, check)
  const coins = decision === 'approve' ? await coinsCounted(tx, check) : null
  const agrees = coins === invoice.coins
  const internalNote = check.internalNote || null
  if (
    !(await insertBlindCheck(tx, { invoiceId, staffId, now, decision, coins, reason, internalNote, agrees }))
  )
    throw new Refusal('stale')
  return { invoice, agrees, coins }
}

async function requireReason(tx: Tx, { decision, reason }: BlindCheck): Promise<string | null> {
  if (decision === 'approve') return null
  if (!reason || !(await decisionReason(tx, reason, decision))) throw new Refusal('reason_unknown')
  return reason
}

async function coinsCounted(tx: Tx, { invoiceId, rows = [] }: BlindCheck): Promise<number> {
  const cents = new Map(rows.map(({ id, counted_cents }) => [id, counted_cents]))
  const typed = await invoiceRows(tx, invoiceId)
  return coinsOf(typed.map((row) => ({ ...row, valueCents: cents.get(row.id) ?? row.valueCents })))
}
