import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { dueAfter } from './due-date.ts'
import { keepOwner } from './keep-owner.ts'
import { addStep, isOwnInvoice, reopen } from './queries.ts'

type Request = { invoiceId: string; memberId: string; now: Temporal.Instant }

/** Once, and to another person; whoever holds its key meanwhile keeps it, and the reviewer is told. */
export async function askForNewAnalysis(tx: Tx, { invoiceId, memberId, now }: Request) {
  await keepOwner(tx, invoiceId)
  const dueOn = await dueAfter(tx, now)
  if (!(await reopened(tx, { invoiceId, memberId, dueOn, now })))
    throw new Refusal((await isOwnInvoice(tx, invoiceId, memberId)) ? 'stale' : 'not_found')
  await addStep(tx, { invoiceId, step: 'asked_again', now })
  return { due_on: dueOn }
}

async function reopened(tx: Tx, request: Request & { dueOn: string }) {
  try {
    return await reopen(tx, request)
  } catch (error) {
    // This person has sent the same document once more since.
    if (violatedConstraint(error) === 'invoice_file_once_per_member') throw new Refusal('invoice_yours')
    throw error
  }
}
