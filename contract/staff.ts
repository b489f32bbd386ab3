import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'
import { StaffRole } from './people.ts'
import { Credentials, Token } from './sessions.ts'

export const StaffMember = z.object({ name: z.string(), email: z.string(), role: StaffRole })
export type StaffMember = z.infer<typeof StaffMember>

/** Six digits of the authenticator, or one of the recovery codes; spaces and hyphens are only for reading. */
export const SecondFactorCode = z.string().check(
  z.maxLength(40),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
)

export const officeSignIn = endpoint({
  method: 'POST',
  path: '/office/login',
  for: 'anyone',
  summary: 'Sign in to the back office; who has a second factor is asked for its code and sends all three',
  body: z.extend(Credentials, { code: z.optional(SecondFactorCode) }),
  returns: Token,
  refuses: [
    'wrong_credentials',
    'account_blocked',
    'too_many_attempts',
    'second_factor_needed',
    'wrong_code',
  ],
})

export const officeSignOut = endpoint({
  method: 'POST',
  path: '/office/logout',
  for: 'staff',
  summary: 'End this back-office session',
  returns: Done,
})

export const currentStaff = endpoint({
  method: 'GET',
  path: '/office/user',
  for: 'staff',
  summary: 'The signed-in member of the team',
  returns: StaffMember,
})
