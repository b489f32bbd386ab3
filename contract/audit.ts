import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, SentDay } from './fields.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'

const admins = { staff: ['admin'] } as const

/** Who did it: somebody of the team, a member, a program with its key, or nobody the programme knew at that moment. */
export const actorKinds = ['staff', 'member', 'machine', 'nobody'] as const

/** Null for a person who is not there any more. */
const Name = z.nullable(z.string())

export const AuditEntry = z.object({
  /** They are numbered in the order they were written. */
  id: z.int(),
  at: Instant,
  actor: z.object({ kind: z.enum(actorKinds), id: z.nullable(Id), name: Name }),
  /** The call that was made, as the contract writes it: `POST /office/members/:id/block`. */
  action: z.string(),
  /** What it was about, and the name if that is a person. */
  subject: z.nullable(z.object({ id: Id, name: Name, is_member: z.boolean() })),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  request_id: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const auditQuery = listQuery(['at'], {
  /** Part of a person's name or e-mail, an id, or the number of an entry. */
  q: SearchText,
  kind: z.optional(z.enum(actorKinds)),
  /** The part of the back office, as its calls are named: `members`, `invoices` …; `files` are the exports. */
  about: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  /** Without coming in, taking documents to look at them, and files: they change nothing for anybody. */
  changes: z.optional(z.literal('yes')),
  actor: z.optional(Id),
  subject: z.optional(Id),
  /** Days in São Paulo, both included. */
  from: z.optional(SentDay),
  until: z.optional(SentDay),
})

export const auditTrail = endpoint({
  method: 'GET',
  path: '/office/audit',
  for: { ...admins, machines: true },
  summary: 'What was done, by whom, and what it changed; newest first unless asked otherwise',
  query: auditQuery,
  returns: page(AuditEntry),
})

export const auditFile = endpoint({
  method: 'GET',
  path: '/office/audit/file',
  for: { ...admins, machines: true },
  summary: 'The audit trail, as a file for spreadsheets',
  query: auditQuery,
  returns: CsvFile,
})

export const auditEntry = endpoint({
  method: 'GET',
  path: '/office/audit/:id',
  for: admins,
  summary: 'One entry of the audit trail',
  params: z.object({ id: z.coerce.number<number>().check(z.int(), z.positive()) }),
  returns: AuditEntry,
  refuses: ['not_found'],
})

export const memberTrail = endpoint({
  method: 'GET',
  path: '/office/members/:id/audit',
  for: { staff: ['support', 'admin'] },
  summary: 'What one person did, and what was done about them',
  params: z.object({ id: Id }),
  query: listQuery(['at'], {}),
  returns: page(AuditEntry),
})
