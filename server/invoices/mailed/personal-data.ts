import type { PersonalData } from '#server/platform/personal-data.ts'
import { mailsOf } from './queries.ts'

/** Mails themselves are not kept: what is left of one goes with the member. */
export const invoiceMailData: PersonalData = {
  part: 'invoice_mails',
  tables: {
    invoice_mail: { told: ['received_at', 'refused', 'files'], kept: ['id', 'member_id', 'message_hash'] },
  },
  read: mailsOf,
}
