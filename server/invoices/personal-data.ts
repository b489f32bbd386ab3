import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { filesOf, invoicesWithEverything } from './queries.ts'

/** All rows are deleted with the row of the member; the files are not. Keys that have earned stay, without a member. */
export const invoiceData: PersonalData = {
  part: 'invoices',
  tables: {
    invoice: {
      told: [
        'number',
        'status',
        'sent_at',
        'due_on',
        'access_key',
        'file_type',
        'estimate',
        'coins',
        'reason',
        'note',
        'asked_again_at',
      ],
      kept: [
        'id',
        'member_id',
        'blind_check',
        'claimed_by',
        'claimed_until',
        'file_clean',
        'file_key',
        'file_sha256',
        'findings',
        'fingerprint',
        'page_keys',
        'round',
        'takes_effect_at',
        'version',
      ],
    },
    invoice_row: {
      told: ['value_cents', 'counted_cents', 'rate_thousandths', 'recommendation'],
      kept: ['id', 'invoice_id', 'position', 'product_id', 'counted_units'],
    },
    invoice_step: { told: ['at', 'step'], kept: ['id', 'invoice_id'] },
    invoice_reading: { told: ['reading'], kept: ['invoice_id', 'issuer', 'number', 'series', 'read_at'] },
    // What a machine decided is told with what it was judged by.
    instant_judgement: {
      told: ['judged_at', 'fell_short', 'is_credited', 'coins', 'rules'],
      kept: ['invoice_id', 'mode', 'distributor_id', 'version'],
    },
    invoice_decision: {
      told: ['decision', 'decided_at', 'reason', 'note', 'coins'],
      kept: [
        'id',
        'invoice_id',
        'staff_id',
        'internal_note',
        'awaits_second',
        'carried_out_at',
        'counted',
        'number',
        'round',
        'takes_effect_at',
        'undone_at',
      ],
    },
    // Worked out of the invoices, for reports that count people.
    purchase_day: { told: [], kept: ['member_id', 'bought', 'day', 'invoices'] },
    invoice_blind_check: {
      told: [],
      kept: [
        'invoice_id',
        'staff_id',
        'decision',
        'reason',
        'coins',
        'agrees',
        'checked_at',
        'internal_note',
      ],
    },
  },
  read: invoicesWithEverything,
  async erase(tx, { id }) {
    const keys = await filesOf(tx, id)
    if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  },
}
