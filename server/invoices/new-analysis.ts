import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { dueAfter } from './due-date.ts'
import { addStep, isOwnInvoice, lockOwner, reopen } from './queries.ts'

type NewAnalysis = { invoiceId: string; memberId: string; now: Temporal.Instant }

/** A member can ask once for each invoice. If another invoice has its key by now, that one keeps it. */
export async function askForNewAnalysis(tx: Tx, { invoiceId, memberId, now }: NewAnalysis) {
  await lockOwner(tx, invoiceId)
  const dueOn = await dueAfter(tx, now)
  if (!(await reopenOnce(tx, { invoiceId, memberId, dueOn, now })))
    throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await addStep(tx, { invoiceId, step: 'asked_again', now })
  return { due_on: dueOn }
}

async function reopenOnce(tx: Tx, request: NewAnalysis & { dueOn: string }) {
  try {
    return await reopen(tx, request)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
