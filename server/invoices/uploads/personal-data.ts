import type { PersonalData } from '#server/platform/personal-data.ts'
import { openUploadsOf } from './parts/queries.ts'
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

/** What has not arrived as a whole; the same holds for it. */
export const openUploadData: PersonalData = {
  part: 'invoice_uploads_begun',
  tables: {
    open_upload: { told: ['used_at', 'size_bytes'], kept: ['id', 'member_id', 'sha256'] },
    open_upload_part: { told: ['place'], kept: ['upload_id', 'sha256', 'file_key'] },
  },
  read: openUploadsOf,
}
