import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'
import { StaffRole } from './people.ts'
import { Credentials, Token } from './sessions.ts'

export const StaffMember = z.object({ name: z.string(), email: z.string(), role: StaffRole })
export type StaffMember = z.infer<typeof StaffMember>

export const officeSignIn = endpoint({
  method: 'POST',
  path: '/office/login',
  for: 'anyone',
  summary: 'Sign in to the back office',
  body: Credentials,
  returns: Token,
  refuses: ['wrong_credentials', 'account_blocked', 'too_many_attempts'],
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
