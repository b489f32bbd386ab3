import type { CountedRow } from '#contract/invoices-under-review.ts'
import { coinsOf } from '#domain/earning.ts'
import { carryOutJob } from '#server/invoices/effects/carry-out.ts'
import { keepOwner } from '#server/invoices/keep-owner.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { decisionSettings, insertDecision, isApprovedByAnother, reasonFor, setDecided } from './queries.ts'
import { changedOr } from './refused.ts'
import { requireKey } from './require-key.ts'

type Attempt = { invoiceId: string; staffId: string; version: number; now: Temporal.Instant }

type Approval = Attempt & {
  rows: readonly CountedRow[] | undefined
  /** As on the document, where the member typed another. */
  number: string | undefined
  internalNote?: string | undefined
  /** Asked for by the reviewer, whatever it is worth. */
  wantsSecond?: boolean | undefined
}

/** Counts an invoice, row by row. Above a number of coins it takes a second person to move any. */
export async function approveInvoice(tx: Tx, approval: Approval) {
  const { invoiceId, staffId, now } = approval
  const { invoice, takesEffectAt, settings } = await decided(tx, approval)
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

type Refused = Attempt & {
  decision: 'reject' | 'request_photo'
  reason: string
  note: string | undefined
  internalNote?: string | undefined
}

/** Says no, or not yet, with a reason of the list. */
export async function decideAgainst(tx: Tx, refused: Refused) {
  const { invoiceId, staffId, decision, reason, note, internalNote, now } = refused
  if (!(await reasonFor(tx, reason, decision))) throw new Refusal('reason_unknown')
  const { invoice, takesEffectAt, settings } = await decided(tx, refused)
  const why = { reason, note, internalNote }
  const made = { invoiceId, staffId, decision, ...why, round: invoice.round, now, takesEffectAt }
  await enqueueDecision(tx, made, settings.undo_seconds)
  return { invoice, takesEffectAt }
}

async function decided(tx: Tx, attempt: Attempt) {
  await keepOwner(tx, attempt.invoiceId)
  const settings = await decisionSettings(tx)
  const takesEffectAt = attempt.now.add({ seconds: settings.undo_seconds })
  const invoice = await changedOr(tx, attempt, setDecided(tx, { ...attempt, takesEffectAt }))
  return { invoice, takesEffectAt, settings }
}

/** Nothing reaches the member before the seconds in which it can be undone are over. */
async function enqueueDecision(tx: Tx, decision: Parameters<typeof insertDecision>[1], undoSeconds: number) {
  const decisionId = await insertDecision(tx, decision)
  await enqueue(tx, carryOutJob, { decisionId }, { afterSeconds: undoSeconds })
}

/** A row that is left out counts as typed; one that is not of this invoice is nobody's. */
async function countedRows(tx: Tx, invoiceId: string, counted: readonly CountedRow[] = []) {
  const cents = new Map(counted.map(({ id, counted_cents }) => [id, counted_cents]))
  const rows = await typedRows(tx, invoiceId)
  if ([...cents.keys()].some((id) => !rows.some((row) => row.id === id))) throw new Refusal('not_found')
  return rows.map((row) => ({ ...row, valueCents: cents.get(row.id) ?? row.valueCents }))
}
