import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, translated } from './fields.ts'

const admin = { staff: ['admin'] } as const
const ReasonDecision = z.enum(['reject', 'request_photo', 'reverse'])
const Code = z.string().check(z.regex(/^[a-z_]{2,40}$/))

export const OfficeReason = z.object({
  code: Code,
  decision: ReasonDecision,
  /** What the member reads. */
  texts: translated(300),
  /** One that is no longer offered still explains the decisions of before. */
  active: z.boolean(),
  /** How often it was given. */
  used: z.int(),
})
export type OfficeReason = z.infer<typeof OfficeReason>

export const officeReasons = endpoint({
  method: 'GET',
  path: '/office/reasons',
  for: admin,
  summary: 'The reasons of decisions against an invoice, in the order reviewers see them',
  returns: z.array(OfficeReason),
})

export const SentReason = z.object({ code: Code, decision: ReasonDecision, texts: translated(300) })

export const addReason = endpoint({
  method: 'POST',
  path: '/office/reasons',
  for: admin,
  summary: 'Add a reason, at the end of its list',
  idempotent: true,
  body: SentReason,
  returns: Done,
  refuses: ['reason_taken'],
})

export const changeReason = endpoint({
  method: 'POST',
  path: '/office/reasons/:code',
  for: admin,
  summary: 'Change the texts of a reason, or whether it is offered',
  params: z.object({ code: Code }),
  body: z.object({ texts: translated(300), active: z.boolean() }),
  returns: Done,
  refuses: ['not_found'],
})

export const orderReasons = endpoint({
  method: 'POST',
  path: '/office/reasons/order',
  for: admin,
  summary: 'The order of the reasons of one decision, first to last; the first nine have a key',
  body: z.object({ decision: ReasonDecision, codes: z.array(Code).check(z.minLength(1), z.maxLength(100)) }),
  returns: Done,
})
