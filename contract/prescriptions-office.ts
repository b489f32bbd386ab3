import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'

const readers = { staff: ['support', 'analyst', 'admin'] } as const

/** Without the client’s CPF: nobody here needs it. */
export const OfficePrescription = z.object({
  id: Id,
  created_at: Instant,
  client_name: z.string(),
  pet_breed: z.string(),
  product: z.string(),
  daily_dose: z.nullable(z.int()),
  member: z.object({ id: Id, name: z.string() }),
})
export type OfficePrescription = z.infer<typeof OfficePrescription>

const query = listQuery(['created_at'], { q: SearchText })

export const officePrescriptions = endpoint({
  method: 'GET',
  path: '/office/prescriptions',
  for: { ...readers, machines: true },
  summary: 'What was prescribed, newest first',
  query,
  returns: page(OfficePrescription),
})

export const prescriptionsFile = endpoint({
  method: 'GET',
  path: '/office/prescriptions/file',
  for: { ...readers, machines: true },
  summary: 'The prescriptions as a file',
  query,
  returns: CsvFile,
})
