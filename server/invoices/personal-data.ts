import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { filesOf, invoicesWithEverything } from './queries.ts'

/** All rows are deleted with the row of the member; the files are not. Keys that have earned stay, without a member. */
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
  read: invoicesWithEverything,
  async erase(tx, { id }) {
    const keys = await filesOf(tx, id)
    if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  },
}
