import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { everythingSent, filesOf } from './queries.ts'

/** Everything goes with the row of the member but the files; the keys that have earned stay, and are nobody's. */
export const invoiceData: PersonalData = {
  part: 'invoices',
  tables: [
    'invoice',
    'invoice_row',
    'invoice_step',
    'invoice_reading',
    'invoice_decision',
    'invoice_blind_check',
  ],
  read: everythingSent,
  async erase(tx, { id }) {
    const keys = await filesOf(tx, id)
    if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  },
}
