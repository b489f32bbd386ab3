import * as z from 'zod/mini'
import { isCommonPassword } from '#domain/common-passwords.ts'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Done, Email, Password } from './fields.ts'
import { like } from './like.ts'

/**
 * The fields in which a password is chosen; the check `repeated` goes with them. The browser knows the most common
 * ones and says so at once; the server knows many more, and the person.
 */
export const newPassword = {
  password: like(
    z.string().check(
      z.minLength(8),
      z.maxLength(200),
      must((password) => !isCommonPassword(password), 'password_common'),
    ),
    'ração que o gato adora',
  ),
  password_confirmation: Password,
}

type Chosen = { password: string; password_confirmation: string }

export const repeated = must<Chosen>(
  ({ password, password_confirmation }) => password === password_confirmation,
  'password_differs',
  'password_confirmation',
)

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/update/password',
  for: 'member',
  summary: 'Change the password and end the other sessions',
  body: z.object(newPassword).check(repeated),
  returns: Done,
  refuses: ['proof_needed', 'password_common'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/user/reset-password',
  for: 'anyone',
  summary: 'Ask for a recovery e-mail; answers the same whether or not the account exists',
  body: z.object({ email: Email }),
  returns: Done,
  refuses: ['too_many_attempts'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset-password/confirm',
  for: 'anyone',
  summary: 'Choose a new password with the token of a recovery e-mail; ends all sessions',
  body: z.extend(z.object(newPassword), { token: z.string().check(z.maxLength(200)) }).check(repeated),
  returns: Done,
  refuses: ['recovery_link_spent', 'password_common'],
})
