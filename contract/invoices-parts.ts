import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { like } from './like.ts'

/** A file above this size is sent in parts of it; the last one is what is left. */
export const partBytes = 512 * 1024
export const largestDocumentBytes = 10 * 1024 * 1024

const access = { level: 3, role: 'attendant' } as const

/** In small letters. */
const Sha256 = like(
  z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
)

/** Places of parts, counted from 0, that the server does not have. */
const Missing = z.array(z.int())

export const beginUpload = endpoint({
  method: 'POST',
  path: '/document/parts',
  for: access,
  summary: 'Announce the file of an invoice that is sent in parts, or ask what of it is missing after a cut',
  body: z.object({ sha256: Sha256, size: z.int().check(z.gte(1), z.lte(largestDocumentBytes)) }),
  returns: z.object({
    /** The file as an invoice can name it, if it is here as a whole already. */
    upload: z.nullable(Id),
    /** Otherwise what its parts are sent to. */
    sending: z.nullable(z.object({ id: Id, missing: Missing })),
  }),
})

export const sendPart = endpoint({
  method: 'POST',
  path: '/document/parts/:id/:place',
  for: access,
  summary: 'Send one part of a file, in any order; the same part again changes nothing',
  params: z.object({ id: Id, place: z.coerce.number<number>().check(z.int(), z.gte(0), z.lte(19)) }),
  body: z.object({
    /** Of this part: what arrives otherwise is refused. */
    sha256: Sha256,
  }),
  files: ['part'],
  largestFileBytes: partBytes,
  returns: z.object({ missing: Missing }),
  refuses: ['upload_gone', 'not_found', 'part_broken', 'file_empty', 'file_many'],
})

export const completeUpload = endpoint({
  method: 'POST',
  path: '/document/parts/:id/complete',
  for: access,
  summary: 'Put the parts of a file together, to be read and named by an invoice',
  params: z.object({ id: Id }),
  returns: z.object({ upload: Id }),
  refuses: [
    'upload_gone',
    'parts_missing',
    'too_many_unread',
    'invoice_file_type',
    'invoice_file_broken',
    'image_too_many_pixels',
  ],
})
