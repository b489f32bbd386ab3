import type { PersonalData } from '#server/platform/personal-data.ts'
import { uploadsOf } from './queries.ts'

/** The rows go with the member; the files are removed with those of the invoices. */
export const uploadData: PersonalData = {
  part: 'invoice_uploads',
  tables: {
    invoice_upload: {
      told: ['created_at', 'file_type', 'mailed_at', 'reading'],
      kept: ['id', 'member_id', 'file_key', 'invoice_id', 'page_keys', 'read_at', 'sha256'],
    },
  },
  read: uploadsOf,
}
