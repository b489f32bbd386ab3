import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { requireKey } from '#server/invoices/access-keys/require-key.ts'
import { atCountedValue, rowsToCount } from '#server/invoices/counted-rows.ts'
import { carryOutJob } from '#server/invoices/effects/carry-out.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import { decisionReason } from '#server/invoices/reasons/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { voidKey } from '#server/platform/idempotency.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  type DecisionAttempt,
  giveBack,
  insertDecision,
  isApprovedByAnother,
  type ReviewAttempt,
  setDecided,
  setUndone,
  versionOf,
} from './queries.ts'
import { requireChange } from './why-barred.ts'

type ApprovalAttempt = DecisionAttempt & {
  rows: readonly CountedRow[] | undefined
  /** The number on the document, if the member typed another one. */
  number: string | undefined
  internalNote?: string | undefined
  wantsSecond?: boolean | undefined
}

/** Above a number of coins a second person has to approve before any coins move. */
export async function approveInvoice(tx: Tx, approval: ApprovalAttempt) {
  const { invoiceId, staffId, now } = approval
  const { invoice, takesEffectAt, settings } = await markDecided(tx, approval)
  const rows = await requireRows(tx, invoiceId, approval.rows)
  const coins = coinsOf(atCountedValue(rows))
  await requireKey(tx, invoiceId)
  const needsSecond = approval.wantsSecond || coins > settings.second_decision_above
  const mine = { invoiceId, staffId, round: invoice.round, coins }
  const awaitsSecond = needsSecond && !(await isApprovedByAnother(tx, mine))
  const counted = rows.map(({ id, countedCents, countedUnits, isDropped }) => ({
    id,
    counted_cents: countedCents,
    ...(countedUnits !== undefined && { counted_units: countedUnits }),
    ...(isDropped && { drops_recommendation: true }),
  }))
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

export async function decideAgainst(tx: Tx, against: DecisionAgainst) {
  const { invoiceId, staffId, decision, reason, note, internalNote, now } = against
  if (!(await decisionReason(tx, reason, decision))?.active) throw new Refusal('reason_unknown')
  const { invoice, takesEffectAt, settings } = await markDecided(tx, against)
  const { round } = invoice
  const decided = { invoiceId, staffId, decision, reason, note, internalNote, round, now, takesEffectAt }
  await enqueueDecision(tx, decided, settings.undo_seconds)
  return { invoice, takesEffectAt }
}

async function markDecided(tx: Tx, attempt: DecisionAttempt) {
  await lockOwner(tx, attempt.invoiceId)
  const settings = await readSettings(tx, ['undo_seconds', 'second_decision_above'])
  const takesEffectAt = attempt.now.add({ seconds: settings.undo_seconds })
  const invoice = await requireChange(tx, attempt, setDecided(tx, { ...attempt, takesEffectAt }))
  return { invoice, takesEffectAt, settings }
}

/** The member hears nothing during the seconds in which the decision can be undone. */
async function enqueueDecision(tx: Tx, decision: Parameters<typeof insertDecision>[1], undoSeconds: number) {
  const decisionId = await insertDecision(tx, decision)
  await enqueue(tx, carryOutJob, { decisionId }, { afterSeconds: undoSeconds })
}

async function requireRows(tx: Tx, invoiceId: string, counted: readonly CountedRow[] | undefined) {
  const rows = await rowsToCount(tx, invoiceId, counted)
  if (counted?.some(({ id }) => !rows.some((row) => row.id === id))) throw new Refusal('not_found')
  return rows
}

type Undoing = ReviewAttempt & { decisionKey: string | undefined }

/** Undoing and carrying out are conditional updates of one row, so that only one of them happens. */
export async function undoDecision(tx: Tx, { decisionKey: key, ...attempt }: Undoing) {
  const { invoiceId, staffId, now } = attempt
  const isVoided = key !== undefined && (await voidKey(tx, { actorId: staffId, key, now }))
  await lockOwner(tx, invoiceId)
  const undone = isVoided ? undefined : await setUndone(tx, attempt)
  if (!undone) {
    const version = await versionOf(tx, invoiceId)
    if (version === undefined) throw new Refusal('not_found')
    if (!isVoided) throw new Refusal('stale')
    return { version, undone: undefined }
  }
  const { claim_minutes: minutes } = await readSettings(tx, ['claim_minutes'])
  const invoice = await giveBack(tx, { invoiceId, staffId, until: now.add({ minutes }) })
  return { version: invoice.version, undone: { invoice, decision: undone } }
}
