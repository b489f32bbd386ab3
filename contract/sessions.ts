import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, Done, Password } from './fields.ts'

export const Token = z.object({ access_token: z.string(), token_type: z.literal('Bearer') })

export const Credentials = z.object({
  // Not checked for form: a mistyped address is answered like an unknown one.
  email: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(254)),
  password: Password,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  for: 'anyone',
  summary: 'Sign in and get a token',
  body: Credentials,
  returns: Token,
  refuses: ['wrong_credentials', 'account_blocked', 'too_many_attempts'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  for: 'member',
  summary: 'End this session',
  returns: Done,
})
