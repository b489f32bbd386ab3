import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { keepOwner } from '#server/invoices/keep-owner.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countedCoins, isOpenTo, isReason, keepCheck } from './queries.ts'

type Check = {
  invoiceId: string
  staffId: string
  decision: 'approve' | 'reject' | 'request_photo'
  rows: readonly CountedRow[] | undefined
  reason: string | undefined
  internalNote: string | undefined
  now: Temporal.Instant
}

/** Records what a second person would have decided, and whether that is what the first one did. */
export async function checkBlind(tx: Tx, check: Check) {
  const { invoiceId, staffId, decision, now } = check
  await keepOwner(tx, invoiceId)
  const invoice = await countedCoins(tx, invoiceId)
  if (!invoice) throw new Refusal('not_found')
  if (!(await isOpenTo(tx, invoiceId, staffId))) throw new Refusal('stale')
  const reason = await requireReason(tx, check)
  const coins = decision === 'approve' ? await coinsCounted(tx, check) : null
  const agrees = coins === invoice.coins
  const internalNote = check.internalNote || null
  if (!(await keepCheck(tx, { invoiceId, staffId, now, decision, coins, reason, internalNote, agrees })))
    throw new Refusal('stale')
  return { invoice, agrees, coins }
}

async function requireReason(tx: Tx, { decision, reason }: Check): Promise<string | null> {
  if (decision === 'approve') return null
  if (!reason || !(await isReason(tx, reason, decision))) throw new Refusal('reason_unknown')
  return reason
}

async function coinsCounted(tx: Tx, { invoiceId, rows = [] }: Check): Promise<number> {
  const cents = new Map(rows.map(({ id, counted_cents }) => [id, counted_cents]))
  const typed = await typedRows(tx, invoiceId)
  return coinsOf(typed.map((row) => ({ ...row, valueCents: cents.get(row.id) ?? row.valueCents })))
}
