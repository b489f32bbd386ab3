import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { like } from './like.ts'
import { Token } from './sessions.ts'
import { beginSingleSignOnCall, finishSingleSignOnCall, waysInCall } from './sign-in.ts'
import { SecondFactorCode } from './staff.ts'

export const waysIn = endpoint({
  ...waysInCall,
  summary: 'How the team signs in here',
  returns: z.object({
    passwords: z.boolean(),
    /** What people call the accounts of their company, where the team signs in with them. */
    single_sign_on: z.nullable(z.object({ name: z.nullable(z.string()) })),
  }),
})

const KeptToken = z.string().check(z.maxLength(200))

/** As we made it: a browser that has none sends an empty one, and nobody may begin a way for that. */
const BrowserToken = like(
  z.string().check(z.regex(/^[\w-]{43}$/)),
  'd8Jx1qkqV5mE0bTz3yWc7nR2aUoLh9sG4fPiKv6XeBw',
)

/** Below the office's base; never an address of somebody else. */
const OfficePath = like(z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/notas')

export const beginSingleSignOn = endpoint({
  ...beginSingleSignOnCall,
  summary: 'Where to go to sign in with the company account; it comes back to the office within ten minutes',
  body: z.object({
    /** Where in the office the person wants to go. */
    path: z.optional(OfficePath),
    /** Of a way that this browser has begun before, so that both can be finished. */
    browser_token: z.optional(BrowserToken),
  }),
  returns: z.object({
    address: z.string(),
    /** The browser keeps it: whoever comes back without it did not begin here. */
    browser_token: z.string(),
  }),
  refuses: ['not_found', 'sso_unavailable', 'too_many_attempts'],
})

export const finishSingleSignOn = endpoint({
  ...finishSingleSignOnCall,
  summary:
    'Sign in with what the company account answered; who has a second factor that it did not ask for sends it again with a code',
  body: z.object({
    /** The query of the address that the person came back to. */
    returned: like(z.string().check(z.maxLength(8000)), '?code=Kx3&state=b2Y'),
    browser_token: KeptToken,
    code: z.optional(SecondFactorCode),
    /** Spare this computer the code for a while. */
    trust: z.optional(z.boolean()),
    computer_token: z.optional(KeptToken),
  }),
  returns: z.extend(Token, { computer_token: z.optional(z.string()), path: z.string() }),
  refuses: [
    'not_found',
    'sso_expired',
    'sso_denied',
    'sso_failed',
    'sso_unavailable',
    'sso_no_role',
    'sso_last_admin',
    'sso_email_unverified',
    'sso_email_taken',
    'account_blocked',
    'second_factor_needed',
    'wrong_code',
    'too_many_attempts',
  ],
})
