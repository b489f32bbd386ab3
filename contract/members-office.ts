import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { StatementLine, StatementSummary } from './coins.ts'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, OptionalText, ProfileType, Text } from './fields.ts'
import { InvoiceStatus } from './invoices.ts'
import { languages } from './languages.ts'
import { like } from './like.ts'
import { Address } from './members.ts'
import { Consents, DeletionLosses, exportData } from './members-privacy.ts'
import { Notification } from './notifications.ts'
import { CsvFile, listQuery, page, SearchText } from './office-list.ts'
import { RedemptionStatus } from './redemptions.ts'

const looking = { staff: ['reviewer', 'support', 'analyst', 'admin'] } as const
const verifying = { staff: ['reviewer', 'support', 'admin'] } as const
const support = { staff: ['support', 'admin'] } as const
const params = z.object({ id: Id })
/** Goes into the mail to the person, word for word. */
export const SentGrounds = z.object({
  reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(500)),
})
const Asking = z.object({ text: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(500)) })
/** Stays in the audit trail; the member never sees it. */
const Note = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(500)))
/** 1 is blocked, 2 being verified, 3 a member. */
const Level = z.literal([1, 2, 3])

export const OfficeMemberRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profile: ProfileType,
  workplace: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  level: Level,
  coins: Coins,
  invoices: z.int(),
  last_invoice_at: z.nullable(Instant),
  distributor: z.nullable(z.string()),
  promoter: z.nullable(z.string()),
  created_at: Instant,
})
export type OfficeMemberRow = z.infer<typeof OfficeMemberRow>

const membersQuery = listQuery(['name', 'created_at'], {
  /** Part of a name, an e-mail or a workplace; a CPF; a promoter's code, which also finds who came with it. */
  q: SearchText,
  level: z.optional(z.enum(['1', '2', '3'])),
  profile: z.optional(ProfileType),
  state: OptionalText,
})

export const officeMembers = endpoint({
  method: 'GET',
  path: '/office/members',
  for: { ...looking, machines: true },
  summary: 'Members',
  query: membersQuery,
  returns: page(OfficeMemberRow),
})

export const officeMembersFile = endpoint({
  method: 'GET',
  path: '/office/members/file',
  for: { staff: ['support', 'analyst', 'admin'], machines: true },
  summary: 'Members, as a file for spreadsheets',
  query: membersQuery,
  returns: CsvFile,
})

export const OfficeMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** With most digits hidden; `revealMember` tells them. */
  cpf: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  profile: z.object({ type: ProfileType, name: z.nullable(z.string()), value: z.nullable(z.string()) }),
  level: Level,
  /** Why this person could not be confirmed, as they were told. */
  /** Came with a file, and has not accepted the invitation yet. */
  is_invited: z.boolean(),
  refusal: z.nullable(z.string()),
  language: z.enum(languages),
  avatar: z.nullable(z.string()),
  address: z.nullable(Address),
  distributor: z.nullable(z.string()),
  /** A promoter's own code. */
  code: z.nullable(z.string()),
  promoter: z.nullable(z.object({ id: Id, name: z.string(), code: z.nullable(z.string()) })),
  created_at: Instant,
  /** Of who asks: they change nothing about it. */
  is_own: z.boolean(),
  /** Promoters have none. */
  wallet: z.nullable(StatementSummary),
  consents: Consents,
  counts: z.object({
    invoices: z.int(),
    redemptions: z.int(),
    sessions: z.int(),
    /** That wait for a second person. */
    adjustments: z.int(),
  }),
})
export type OfficeMember = z.infer<typeof OfficeMember>

export const officeMember = endpoint({
  method: 'GET',
  path: '/office/members/:id',
  for: { ...looking, machines: true },
  summary: 'Who one person is, what they have and what they agreed to',
  params,
  returns: OfficeMember,
  refuses: ['not_found'],
})

export const memberStatement = endpoint({
  method: 'GET',
  path: '/office/members/:id/statement',
  for: looking,
  summary: 'Every movement of one person’s coins, newest first, a page at a time',
  params,
  query: z.object({ after: z.optional(like(z.string().check(z.regex(/^\d{1,18}$/)), '1024')) }),
  returns: z.object({ items: z.array(StatementLine), next: z.nullable(z.string()) }),
})

const newestFirst = listQuery(['sent_at'], {})

export const MemberInvoice = z.object({
  id: Id,
  number: z.string(),
  status: InvoiceStatus,
  sent_at: Instant,
  value_cents: z.int(),
  coins: z.nullable(z.int()),
})
export type MemberInvoice = z.infer<typeof MemberInvoice>

export const memberInvoices = endpoint({
  method: 'GET',
  path: '/office/members/:id/invoices',
  for: looking,
  summary: 'One person’s invoices, newest first',
  params,
  query: newestFirst,
  returns: page(MemberInvoice),
})

export const MemberRedemption = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  coins: Coins,
  status: RedemptionStatus,
  requested_at: Instant,
})
export type MemberRedemption = z.infer<typeof MemberRedemption>

export const memberRedemptions = endpoint({
  method: 'GET',
  path: '/office/members/:id/redemptions',
  for: looking,
  summary: 'One person’s redemptions, newest first',
  params,
  query: newestFirst,
  returns: page(MemberRedemption),
})

export const memberNotifications = endpoint({
  method: 'GET',
  path: '/office/members/:id/notifications',
  for: looking,
  summary: 'What one person was told lately',
  params,
  returns: z.array(Notification),
})

export const MemberSession = z.object({
  id: Id,
  device: z.nullable(z.string()),
  started_at: Instant,
  last_used_at: Instant,
})
export type MemberSession = z.infer<typeof MemberSession>

export const memberSessions = endpoint({
  method: 'GET',
  path: '/office/members/:id/sessions',
  for: looking,
  summary: 'Where one person is signed in',
  params,
  returns: z.array(MemberSession),
})

export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/office/members/:id/end-sessions',
  for: support,
  summary: 'End all sessions of one person',
  params,
  returns: Done,
  refuses: ['not_found'],
})

export const revealMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/reveal',
  for: verifying,
  summary: 'The whole CPF or phone of one person; that it was looked at is written down',
  params,
  body: z.object({ field: z.enum(['cpf', 'phone']) }),
  returns: z.object({ value: z.nullable(z.string()) }),
  refuses: ['not_found', 'own_account'],
})

const changeRefusals = ['not_found', 'stale', 'own_account'] as const

export const SentVerdict = z.object({ note: Note })

export const verifyMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/verify',
  for: verifying,
  summary: 'Confirm who is being verified: level 3',
  params,
  body: SentVerdict,
  returns: Done,
  refuses: changeRefusals,
})

export const SentRefusal = z.extend(SentGrounds, { note: Note })

export const refuseMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/refuse',
  for: verifying,
  summary: 'Say to somebody being verified why they cannot be confirmed',
  params,
  body: SentRefusal,
  returns: Done,
  refuses: changeRefusals,
})

export const SentQuestion = z.extend(Asking, { note: Note })

export const askMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/ask',
  for: verifying,
  summary:
    'Ask somebody being verified for more; they go on waiting, and come first once they changed their data',
  params,
  body: SentQuestion,
  returns: Done,
  refuses: changeRefusals,
})

export const blockMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/block',
  for: support,
  summary: 'Block somebody: level 1, and their sessions end',
  params,
  body: SentGrounds,
  returns: Done,
  refuses: changeRefusals,
})

export const unblockMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/unblock',
  for: support,
  summary: 'Give somebody who was blocked their level back',
  params,
  returns: Done,
  refuses: changeRefusals,
})

export const changeLevel = endpoint({
  method: 'POST',
  path: '/office/members/:id/level',
  for: support,
  summary: 'Make somebody a member, or have them verified again',
  params,
  body: z.extend(SentGrounds, { level: z.literal([2, 3]) }),
  returns: Done,
  refuses: changeRefusals,
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/office/members/:id/resend',
  for: support,
  summary: 'Send again what was decided about the account, or a link to choose a new password',
  params,
  body: z.object({ mail: z.enum(['decision', 'password']) }),
  returns: Done,
  refuses: changeRefusals,
})

export const exportMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/export',
  for: support,
  summary: 'Everything about one person, as they could download it themself',
  params,
  returns: exportData.returns,
  refuses: ['not_found', 'own_account'],
})

export const erasureLosses = endpoint({
  method: 'GET',
  path: '/office/members/:id/erase/losses',
  for: { staff: ['admin'] },
  summary: 'What one person would lose by being erased',
  params,
  returns: DeletionLosses,
  refuses: ['not_found'],
})

export const eraseMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/erase',
  for: { staff: ['admin'] },
  summary: 'Erase one person; their e-mail, typed once more, confirms it',
  params,
  body: z.object({ confirmation: Text }),
  returns: Done,
  refuses: ['not_found', 'own_account', 'confirmation_differs'],
})
