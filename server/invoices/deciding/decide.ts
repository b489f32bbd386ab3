import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { requireKey } from '#server/invoices/access-keys/require-key.ts'
import { carryOutJob } from '#server/invoices/effects/carry-out.ts'
import { invoiceRows, invoiceSettings, lockOwner } from '#server/invoices/queries.ts'
import { decisionReason } from '#server/invoices/reasons/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type DecisionAttempt, insertDecision, isApprovedByAnother, setDecided } from './queries.ts'
import { requireChange } from './why-barred.ts'

type ApprovalAttempt = DecisionAttempt & {
  rows: readonly CountedRow[] | undefined
  /** The number on the document, if the member typed another one. */
  number: string | undefined
  internalNote?: string | undefined
  /** The reviewer asks for a second person, however few the coins are. */
  wantsSecond?: boolean | undefined
}

/** Approves an invoice row by row. Above a number of coins a second person has to approve too before any coins move. */
export async function approveInvoice(tx: Tx, approval: ApprovalAttempt) {
  const { invoiceId, staffId, now } = approval
  const { invoice, takesEffectAt, settings } = await markDecided(tx, approval)
  const rows = await countedRows(tx, invoiceId, approval.rows)
  const coins = coinsOf(rows)
  await requireKey(tx, invoiceId)
  const needsSecond = approval.wantsSecond || coins > settings.second_decision_above
  const mine = { invoiceId, staffId, round: invoice.round, coins }
  const awaitsSecond = needsSecond && !(await isApprovedByAnother(tx, mine))
  const counted = rows.map(({ id, valueCents }) => ({ id, counted_cents: valueCents }))
  const { number, internalNote } = approval
  const decision = {
    ...mine,
    decision: 'approve',
    number,
    internalNote,
    counted,
    awaitsSecond,
    now,
    takesEffectAt,
  } as const
  await enqueueDecision(tx, decision, settings.undo_seconds)
  return { invoice, coins, counted, takesEffectAt, awaitsSecond }
}

type DecisionAgainst = DecisionAttempt & {
  decision: 'reject' | 'request_photo'
  reason: string
  note: string | undefined
  internalNote?: string | undefined
}

/** Rejects an invoice or asks for a better photo, with a reason of the list. */
export async function decideAgainst(tx: Tx, against: DecisionAgainst) {
  const { invoiceId, staffId, decision, reason, note, internalNote, now } = against
  if (!(await decisionReason(tx, reason, decision))?.active) throw new Refusal('reason_unknown')
  const { invoice, takesEffectAt, settings } = await markDecided(tx, against)
  const { round } = invoice
  const made = { invoiceId, staffId, decision, reason, note, internalNote, round, now, takesEffectAt }
  await enqueueDecision(tx, made, settings.undo_seconds)
  return { invoice, takesEffectAt }
}

async function markDecided(tx: Tx, attempt: DecisionAttempt) {
  await lockOwner(tx, attempt.invoiceId)
  const settings = await invoiceSettings(tx)
  const takesEffectAt = attempt.now.add({ seconds: settings.undo_seconds })
  const invoice = await requireChange(tx, attempt, setDecided(tx, { ...attempt, takesEffectAt }))
  return { invoice, takesEffectAt, settings }
}

/** The member hears nothing during the seconds in which the decision can be undone. */
async function enqueueDecision(tx: Tx, decision: Parameters<typeof insertDecision>[1], undoSeconds: number) {
  const decisionId = await insertDecision(tx, decision)
  await enqueue(tx, carryOutJob, { decisionId }, { afterSeconds: undoSeconds })
}

/** A row that is left out counts as it was typed. */
async function countedRows(tx: Tx, invoiceId: string, counted: readonly CountedRow[] = []) {
  const cents = new Map(counted.map(({ id, counted_cents }) => [id, counted_cents]))
  const rows = await invoiceRows(tx, invoiceId)
  if ([...cents.keys()].some((id) => !rows.some((row) => row.id === id))) throw new Refusal('not_found')
  return rows.map((row) => ({ ...row, valueCents: cents.get(row.id) ?? row.valueCents }))
}
