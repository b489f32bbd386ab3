import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StaffRole } from './fields.ts'
import { Credentials, Token } from './sessions.ts'
import { demoWorldCall, officeSignInCall } from './sign-in.ts'

export const StaffMember = z.object({
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** Whether single keys act; who speaks or uses switches would set them off by accident. */
  shortcuts: z.boolean(),
  /** The role requires a second factor, and they have none: nothing else is open to them. */
  lacks_second_factor: z.boolean(),
  /** They sign in with the company account, and have no password here. */
  by_sso: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Six digits of the authenticator, or one of the recovery codes; spaces and hyphens are only for reading. */
export const SecondFactorCode = z.string().check(
  z.maxLength(40),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
)

export const officeSignIn = endpoint({
  ...officeSignInCall,
  summary: 'Sign in to the back office; who has a second factor is asked for its code and sends all three',
  body: z.extend(Credentials, {
    code: z.optional(SecondFactorCode),
    /** Spare this computer the code for a while. */
    trust: z.optional(z.boolean()),
    /** What a computer was given when it was trusted: with it the password is enough. */
    computer_token: z.optional(z.string().check(z.maxLength(200))),
  }),
  returns: z.extend(Token, { computer_token: z.optional(z.string()) }),
  refuses: [
    'wrong_credentials',
    'account_blocked',
    'too_many_attempts',
    'second_factor_needed',
    'wrong_code',
    'passwords_closed',
    'decided_by_sso',
  ],
})

export const demoWorld = endpoint({
  ...demoWorldCall,
  summary: 'Whether this is a demo world: its people are invented, and everybody knows their passwords',
  returns: z.object({ is_demo: z.boolean() }),
})

export const officeSignOut = endpoint({
  method: 'POST',
  path: '/office/logout',
  for: 'staff',
  beforeSecondFactor: true,
  summary: 'End this back-office session; who came with the company account can sign out there too',
  /** The address at which signing out goes on. */
  returns: z.object({ go_on_at: z.optional(z.string()) }),
})

export const currentStaff = endpoint({
  method: 'GET',
  path: '/office/user',
  for: 'staff',
  beforeSecondFactor: true,
  summary: 'The signed-in member of the team',
  returns: StaffMember,
})
