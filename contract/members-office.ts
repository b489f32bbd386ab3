import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, Done, Id } from './fields.ts'

const params = z.object({ id: Id })
/** Goes into the mail to the person, word for word. */
const Reason = z.object({ reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(500)) })

export const verifyMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/verify',
  for: { staff: ['reviewer', 'support', 'admin'] },
  summary: 'Confirm who is being verified: level 3',
  params,
  returns: Done,
  refuses: ['not_found', 'stale'],
})

export const refuseMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/refuse',
  for: { staff: ['reviewer', 'support', 'admin'] },
  summary: 'Say to somebody being verified why they cannot be confirmed',
  params,
  body: Reason,
  returns: Done,
  refuses: ['not_found', 'stale'],
})

export const blockMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/block',
  for: { staff: ['support', 'admin'] },
  summary: 'Block somebody: level 1, and their sessions end',
  params,
  body: Reason,
  returns: Done,
  refuses: ['not_found', 'stale'],
})

export const unblockMember = endpoint({
  method: 'POST',
  path: '/office/members/:id/unblock',
  for: { staff: ['support', 'admin'] },
  summary: 'Give somebody who was blocked their level back',
  params,
  returns: Done,
  refuses: ['not_found', 'stale'],
})
