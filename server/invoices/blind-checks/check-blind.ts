import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { atCountedValue, rowsToCount } from '#server/invoices/counted-rows.ts'
import { stopInstantCredit } from '#server/invoices/instant/stop.ts'
import { lockOwner } from '#server/invoices/queries.ts'
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

export async function checkBlind(tx: Tx, check: BlindCheck) {
  const { invoiceId, staffId, decision, now } = check
  await lockOwner(tx, invoiceId)
  const invoice = await countedInvoice(tx, invoiceId)
  if (!invoice) throw new Refusal('not_found')
  if (!(await isBlindCheckOpen(tx, invoiceId, staffId))) throw new Refusal('stale')
  const reason = await requireReason(tx, check)
  const counted = decision === 'approve' ? await rowsToCount(tx, invoiceId, check.rows) : undefined
  const coins = counted ? coinsOf(atCountedValue(counted)) : null
  const agrees = coins === invoice.coins
  const internalNote = check.internalNote || null
  const outcome = { invoiceId, staffId, now, decision, coins, reason, internalNote, agrees }
  if (!(await insertBlindCheck(tx, outcome))) throw new Refusal('stale')
  const hasStopped = !agrees && (await stopInstantCredit(tx, { invoiceId, number: invoice.number }))
  return { invoice, agrees, coins, hasStopped }
}

async function requireReason(tx: Tx, { decision, reason }: BlindCheck): Promise<string | null> {
  if (decision === 'approve') return null
  if (!reason || !(await decisionReason(tx, reason, decision))) throw new Refusal('reason_unknown')
  return reason
}
