import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { LeadStatus } from './lead-fields.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'

const readers = { staff: ['support', 'analyst', 'admin'] } as const

export const OfficeLead = z.object({
  id: Id,
  created_at: Instant,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cep: z.string(),
  pet_name: z.string(),
  pet: z.enum(['dog', 'cat']),
  product: z.string(),
  daily_dose: z.int(),
  status: LeadStatus,
  member: z.object({ id: Id, name: z.string() }),
})
export type OfficeLead = z.infer<typeof OfficeLead>

const query = listQuery(['created_at'], { q: SearchText, status: z.optional(LeadStatus) })

export const officeLeads = endpoint({
  method: 'GET',
  path: '/office/leads',
  for: { ...readers, machines: true },
  summary: 'Clients who asked for a simulator result, newest first',
  query,
  returns: page(OfficeLead),
})

export const leadsFile = endpoint({
  method: 'GET',
  path: '/office/leads/file',
  for: { ...readers, machines: true },
  summary: 'The leads as a file',
  query,
  returns: CsvFile,
})
