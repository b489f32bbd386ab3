import type { Language } from '#contract/languages.ts'
import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { hashChosenPassword } from '#server/sessions/chosen-password.ts'
import { verifyPassword } from '#server/sessions/password.ts'
import { prepareNewPassword, spendPasswordLink, voidPasswordLinks } from '#server/sessions/password-links.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { tellStaffPasswordChanged } from './password-changed.ts'
import { deleteStaffSessionsOf, passwordOf, saveStaffPassword } from './queries.ts'
import { isBySso } from './sign-in.ts'

type PasswordChange = {
  staffId: string
  current: string
  password: string
  programme: string
  /** Of the identity provider. */
  issuer: string | undefined
  address: string
  now: Temporal.Instant
}

export async function prepareChange(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { staffId, current, password, programme, issuer, address, now }: PasswordChange,
  limits: boolean,
) {
  const { name, email, password_hash, sso_issuer } = await passwordOf(db, staffId)
  if (isBySso({ sso_issuer }, issuer)) throw new Refusal('decided_by_sso')
  const attempt: Attempt = { door: 'staff', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
  if (!(await verifyPassword(current, password_hash))) throw new Refusal('wrong_password')
  return { passwordHash: await hashChosenPassword(password, [programme, name, email]), attempt }
}

type LinkChoice = { token: string; password: string; programme: string; now: Temporal.Instant }

export async function prepareChoice(db: Db, { programme, ...choice }: LinkChoice) {
  return prepareNewPassword(db, 'staff', choice, async (staffId) => {
    const { name, email } = await passwordOf(db, staffId)
    return [programme, name, email]
  })
}

/** What the mail about it tells. */
type Circumstances = { language: Language; userAgent: string; now: Temporal.Instant }

type ProvenChange = Circumstances & { staff: Staff; passwordHash: string; attempt: Attempt }

export async function changeStaffPassword(tx: Tx, { staff, passwordHash, attempt, ...call }: ProvenChange) {
  await saveStaffPassword(tx, staff.id, passwordHash)
  await voidPasswordLinks(tx, 'staff', staff.id)
  await deleteStaffSessionsOf(tx, { staffId: staff.id, except: staff.sessionHash })
  await forgiveSignInAttempt(tx, attempt)
  await tellStaffPasswordChanged(tx, { ...call, staffId: staff.id })
}

type NewPassword = Circumstances & { tokenHash: Buffer; passwordHash: string; address: string }

export async function chooseStaffPassword(
  tx: Tx,
  { tokenHash, passwordHash, address, ...call }: NewPassword,
) {
  const staffId = await spendPasswordLink(tx, 'staff', { tokenHash, now: call.now })
  const { email } = await saveStaffPassword(tx, staffId, passwordHash)
  await voidPasswordLinks(tx, 'staff', staffId)
  await deleteStaffSessionsOf(tx, { staffId })
  await forgiveSignInAttempt(tx, { door: 'staff', email, address })
  await tellStaffPasswordChanged(tx, { ...call, staffId })
  return staffId
}
