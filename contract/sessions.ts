import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, Password } from './fields.ts'
import { signInCall } from './sign-in.ts'

export const Token = z.object({ access_token: z.string(), token_type: z.literal('Bearer') })

export const Credentials = z.object({
  // Not checked for form: a mistyped address is answered like an unknown one.
  email: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(254)),
  password: Password,
})

/** What the browser was given at an earlier sign-in: its tries are counted apart from those of strangers. */
export const DeviceToken = z.optional(z.string().check(z.maxLength(200)))

/** What a browser keeps to be known again; absent where it is known already. */
export const MemberToken = z.extend(Token, { device_token: z.optional(z.string()) })

export const signIn = endpoint({
  ...signInCall,
  summary: 'Sign in and get a token',
  body: z.extend(Credentials, { device_token: DeviceToken }),
  returns: MemberToken,
  refuses: ['wrong_credentials', 'account_blocked', 'too_many_attempts'],
})

export const proveMember = endpoint({
  method: 'POST',
  path: '/user/prove',
  for: 'member',
  summary: 'Type the password again, before what asks who it is: that counts for fifteen minutes',
  body: z.object({ password: Password }),
  returns: Done,
  refuses: ['wrong_password', 'too_many_attempts'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  for: 'member',
  summary: 'End this session',
  returns: Done,
})

export const OpenSession = z.object({
  id: Id,
  /** Browser and system, such as "Chrome · Android"; null if it did not say. */
  device: z.nullable(z.string()),
  started_at: Instant,
  /** To the hour. */
  last_used_at: Instant,
  /** The session this call was made with. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  for: 'member',
  summary: 'Where this person is signed in, last used first',
  returns: z.array(OpenSession),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/user/sessions/end',
  for: 'member',
  summary: 'End one of the own sessions; ending this one is signing out',
  body: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/sessions/end-others',
  for: 'member',
  summary: 'End all sessions but this one',
  returns: Done,
})
