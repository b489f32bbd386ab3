import type { Tx } from '#server/platform/db.ts'
import { deleteMailsBefore } from './queries.ts'

const keptForHours = 30 * 24

/** No mail server hands a mail over again after that. */
export async function forgetInvoiceMails(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteMailsBefore(tx, now.subtract({ hours: keptForHours }))
}
