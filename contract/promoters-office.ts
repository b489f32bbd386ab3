import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { shaped } from './faults.ts'
import { Done, Email, Id, Instant, Mobile, Text } from './fields.ts'
import { like } from './like.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'

const support = { staff: ['support', 'admin'] } as const
const readers = { staff: ['support', 'analyst', 'admin'] } as const
const params = z.object({ id: Id })

/** Readable across a counter; letters are taken in any case. */
export const PromoterCode = like(
  z.string().check(z.toUpperCase(), ...shaped(/^[A-Z0-9]{6,8}$/, 'promoter_code')),
  'PETS2026',
)

export const OfficePromoter = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  code: z.nullable(z.string()),
  is_blocked: z.boolean(),
  sign_ups: z.int(),
  verified: z.int(),
  created_at: Instant,
})
export type OfficePromoter = z.infer<typeof OfficePromoter>

const query = listQuery(['name', 'created_at', 'sign_ups'], { q: SearchText })

export const officePromoters = endpoint({
  method: 'GET',
  path: '/office/promoters',
  for: { ...readers, machines: true },
  summary: 'The promoters, their codes and how many they brought',
  query,
  returns: page(OfficePromoter),
})

export const promotersFile = endpoint({
  method: 'GET',
  path: '/office/promoters/file',
  for: { ...readers, machines: true },
  summary: 'The promoters as a file',
  query,
  returns: CsvFile,
})

export const createPromoter = endpoint({
  method: 'POST',
  path: '/office/promoters',
  for: support,
  summary: 'Add a promoter; a mail brings the link with which they choose their password',
  idempotent: true,
  body: z.object({ name: Text, email: Email, phone: Mobile, code: PromoterCode }),
  returns: z.object({ id: Id }),
  refuses: ['email_taken', 'code_taken'],
})

export const changePromoterCode = endpoint({
  method: 'POST',
  path: '/office/promoters/:id/code',
  for: support,
  summary: 'Give a promoter another code; the one before vouches for nobody any more',
  params,
  body: z.object({ code: PromoterCode }),
  returns: Done,
  refuses: ['not_found', 'code_taken'],
})
