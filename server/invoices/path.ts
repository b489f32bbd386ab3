import type { PathStep } from '#contract/invoices.ts'
import type { Tx } from '#server/platform/db.ts'
import { addStep } from './queries.ts'

type Step = { invoiceId: string; step: PathStep; now: Temporal.Instant }

/** One more step on the path of an invoice, as its member sees it. */
export async function noteStep(tx: Tx, step: Step) {
  await addStep(tx, step)
}
