import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetImportFilesJob } from './forget.ts'
import { clearLinesOf, linesOf } from './queries.ts'

export const importData: PersonalData = {
  part: 'imports',
  tables: {
    import_row: {
      told: ['external_id', 'title', 'changes', 'coins', 'done_at'],
      kept: ['import_id', 'line', 'verdict', 'faults', 'notes', 'member_id'],
    },
  },
  read: linesOf,
  /** The amounts stay, as in the ledger; the file that names the person goes. */
  async erase(tx, { id }) {
    const importIds = await clearLinesOf(tx, id)
    if (importIds.length > 0) await enqueue(tx, forgetImportFilesJob, { importIds })
  },
}
