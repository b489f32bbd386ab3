import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Email, Id, Instant, StaffRole, Text, Version } from './fields.ts'
import { listQuery, page, SearchText } from './office-list.ts'

const admins = { staff: ['admin'] } as const
const params = z.object({ id: Id })
const based = z.object({ version: Version })
const changed = z.object({ version: Version })

export const staffStates = ['active', 'blocked'] as const

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  state: z.enum(staffStates),
  has_second_factor: z.boolean(),
  /** Computers that are spared it. */
  trusted_computers: z.int(),
  created_at: Instant,
  /** Their own account in the programme, on which they cannot act. */
  member: z.nullable(z.object({ id: Id, name: z.string(), email: z.string() })),
  /** Open sessions end twelve hours after they began, so this is never long ago. */
  last_session_at: z.nullable(Instant),
  is_you: z.boolean(),
  /** They sign in with the company account, which decides their name, e-mail and role. */
  by_sso: z.boolean(),
  version: Version,
})
export type TeamMember = z.infer<typeof TeamMember>

export const team = endpoint({
  method: 'GET',
  path: '/office/staff',
  for: admins,
  summary: 'The team',
  query: listQuery(['name', 'created_at'], {
    q: SearchText,
    role: z.optional(StaffRole),
    state: z.optional(z.enum(staffStates)),
  }),
  returns: page(TeamMember),
})

export const createStaff = endpoint({
  method: 'POST',
  path: '/office/staff',
  for: admins,
  summary: 'Take somebody into the team; a mail brings them a link to choose a password',
  idempotent: true,
  body: z.object({ name: Text, email: Email, role: StaffRole }),
  returns: z.object({ id: Id, version: Version }),
  refuses: ['email_taken', 'passwords_closed'],
})

export const changeStaff = endpoint({
  method: 'POST',
  path: '/office/staff/:id',
  for: admins,
  summary:
    'Change name, role and which member they are; nobody changes their own role or account, and the last admin stays one',
  params,
  body: z.object({
    name: Text,
    role: StaffRole,
    /** Of their own account in the programme; empty for none, left out to keep what is known. */
    member_email: z.optional(z.union([z.literal(''), Email])),
    version: Version,
  }),
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'last_admin', 'member_unknown', 'decided_by_sso'],
})

export const blockStaff = endpoint({
  method: 'POST',
  path: '/office/staff/:id/block',
  for: admins,
  summary: 'Block somebody of the team; their sessions end',
  params,
  body: based,
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account', 'last_admin'],
})

export const unblockStaff = endpoint({
  method: 'POST',
  path: '/office/staff/:id/unblock',
  for: admins,
  summary: 'Let somebody who was blocked sign in again',
  params,
  body: based,
  returns: changed,
  refuses: ['not_found', 'stale'],
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/office/staff/:id/reset-second-factor',
  for: admins,
  summary:
    'For who has lost the authenticator and the recovery codes: the password is enough again; nobody does it for themself',
  params,
  body: based,
  returns: changed,
  refuses: ['not_found', 'stale', 'own_account'],
})

export const endTrustOf = endpoint({
  method: 'POST',
  path: '/office/staff/:id/end-trust',
  for: admins,
  summary: 'Ask somebody for the second factor again on every computer',
  params,
  returns: Done,
  refuses: ['not_found'],
})

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/office/staff/:id/password-link',
  for: admins,
  summary: 'Mail somebody of the team a link to choose a password',
  params,
  returns: Done,
  refuses: ['not_found', 'passwords_closed', 'decided_by_sso'],
})
