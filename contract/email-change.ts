import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'

/** A call of its own and no GET: programs that read mails open the links in them. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/user/confirm-email',
  for: 'anyone',
  summary: 'Take the new e-mail with the token that was mailed to it',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  returns: Done,
  refuses: ['email_link_spent', 'email_taken'],
})

export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/user/email-change/resend',
  for: 'member',
  summary:
    'Mail the link that confirms the new address, or one’s own, again; the one before no longer counts',
  returns: Done,
  refuses: ['not_found', 'too_many_attempts'],
})

export const giveUpEmailChange = endpoint({
  method: 'POST',
  path: '/user/email-change/give-up',
  for: 'member',
  summary: 'Keep the e-mail as it is',
  returns: Done,
})
