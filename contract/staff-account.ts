import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Email, Id, Instant, Password } from './fields.ts'
import { newPassword, repeated } from './passwords.ts'
import { SecondFactorCode } from './staff.ts'

const Code = z.object({ code: SecondFactorCode })
const Offer = z.object({ secret: z.string(), uri: z.string() })
/** Told this one time; only their hashes are kept. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const secondFactor = endpoint({
  method: 'GET',
  path: '/office/account/second-factor',
  for: 'staff',
  beforeSecondFactor: true,
  summary: 'Whether this person signs in with a second factor, and how many recovery codes are left',
  returns: z.object({
    is_on: z.boolean(),
    /** For this person's role: it can be replaced then, and not removed. */
    is_required: z.boolean(),
    /** They have none here, and the company account has asked for one. */
    by_sso: z.boolean(),
    recovery_codes_left: z.int(),
  }),
})

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/office/account/second-factor',
  for: 'staff',
  beforeSecondFactor: true,
  summary: 'A secret for the authenticator of who has none; it counts once a first code has proved it',
  returns: Offer,
  refuses: ['second_factor_needed'],
})

export const replaceSecondFactor = endpoint({
  method: 'POST',
  path: '/office/account/second-factor/replace',
  for: 'staff',
  summary:
    'A secret for another authenticator, for a code of the present one, which counts until the new is proved',
  body: Code,
  returns: Offer,
  refuses: ['stale', 'wrong_code', 'too_many_attempts'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/office/account/second-factor/confirm',
  for: 'staff',
  beforeSecondFactor: true,
  summary: 'Prove the authenticator with a first code: from now on signing in asks for one',
  body: Code,
  returns: RecoveryCodes,
  refuses: ['stale', 'wrong_code', 'too_many_attempts'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/office/account/second-factor/recovery-codes',
  for: 'staff',
  summary: 'New recovery codes; the old ones are worth nothing any more',
  body: Code,
  returns: RecoveryCodes,
  refuses: ['stale', 'wrong_code', 'too_many_attempts'],
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/office/account/second-factor/remove',
  for: 'staff',
  summary: 'Sign in with the password alone again',
  body: Code,
  returns: Done,
  refuses: ['second_factor_required', 'stale', 'wrong_code', 'too_many_attempts'],
})

export const StaffSession = z.object({
  id: Id,
  /** Browser and system, such as "Chrome · Windows"; null if it did not say. */
  device: z.nullable(z.string()),
  started_at: Instant,
  expires_at: Instant,
  has_second_factor: z.boolean(),
  /** The session this call was made with. */
  current: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

export const staffSessions = endpoint({
  method: 'GET',
  path: '/office/account/sessions',
  for: 'staff',
  summary: 'Where this person is signed in to the back office, newest first',
  returns: z.array(StaffSession),
})

export const endStaffSession = endpoint({
  method: 'POST',
  path: '/office/account/sessions/end',
  for: 'staff',
  summary: 'End one of the own sessions; ending this one is signing out',
  body: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})

export const endOtherStaffSessions = endpoint({
  method: 'POST',
  path: '/office/account/sessions/end-others',
  for: 'staff',
  summary: 'End all of the own sessions but this one',
  returns: Done,
})

/** A computer that is asked for the password alone. */
export const TrustedComputer = z.object({
  id: Id,
  device: z.nullable(z.string()),
  since: Instant,
  expires_at: Instant,
})
export type TrustedComputer = z.infer<typeof TrustedComputer>

export const trustedComputers = endpoint({
  method: 'GET',
  path: '/office/account/trusted-computers',
  for: 'staff',
  summary: 'The computers that are spared the second factor, newest first',
  returns: z.array(TrustedComputer),
})

export const endTrust = endpoint({
  method: 'POST',
  path: '/office/account/trusted-computers/end',
  for: 'staff',
  summary: 'Ask one of the own computers for the second factor again',
  body: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found'],
})

export const switchShortcuts = endpoint({
  method: 'POST',
  path: '/office/account/shortcuts',
  for: 'staff',
  summary: 'Whether single keys act, for this person on every device',
  body: z.object({ on: z.boolean() }),
  returns: Done,
})

export const changeStaffPassword = endpoint({
  method: 'POST',
  path: '/office/account/password',
  for: 'staff',
  summary: 'Change the own password; the other sessions end, and no computer is trusted any more',
  body: z.extend(z.object(newPassword), { current_password: Password }).check(repeated),
  returns: Done,
  refuses: ['wrong_password', 'password_common', 'too_many_attempts', 'decided_by_sso'],
})

export const requestStaffReset = endpoint({
  method: 'POST',
  path: '/office/password/forgotten',
  for: 'anyone',
  summary: 'Mail a link to choose a new password, if somebody of the team has this e-mail',
  body: z.object({ email: Email }),
  returns: Done,
  refuses: ['too_many_attempts', 'passwords_closed'],
})

export const chooseStaffPassword = endpoint({
  method: 'POST',
  path: '/office/password',
  for: 'anyone',
  summary: 'Choose a password with the link of a mail; ends all sessions',
  body: z.extend(z.object(newPassword), { token: z.string().check(z.maxLength(200)) }).check(repeated),
  returns: Done,
  refuses: ['recovery_link_spent', 'password_common'],
})
