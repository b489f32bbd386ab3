import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { hashPassword, verifyPassword } from '#server/sessions/password.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { hashToken } from '#server/sessions/token.ts'
import {
  deleteLinksOf,
  deleteStaffSessionsOf,
  isLinkOpen,
  passwordOf,
  saveStaffPassword,
  takeLink,
} from './queries.ts'

type Change = { staffId: string; current: string; password: string; address: string; now: Temporal.Instant }

export async function prepareChange(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { staffId, current, password, address, now }: Change,
  limits: boolean,
) {
  const { email, password_hash } = await passwordOf(db, staffId)
  const attempt: Attempt = { door: 'staff', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
  if (!(await verifyPassword(current, password_hash))) throw new Refusal('wrong_password')
  return { passwordHash: await hashPassword(password), attempt }
}

type Changed = { staff: Staff; passwordHash: string; attempt: Attempt }

export async function changeStaffPassword(tx: Tx, { staff, passwordHash, attempt }: Changed) {
  await saveStaffPassword(tx, staff.id, passwordHash)
  await deleteLinksOf(tx, staff.id)
  await deleteStaffSessionsOf(tx, { staffId: staff.id, except: staff.sessionHash })
  await forgiveSignInAttempt(tx, attempt)
}

type Choice = { token: string; password: string; now: Temporal.Instant }

/** The link is looked at first: a stranger cannot make us hash. */
export async function prepareChoice(db: Db, { token, password, now }: Choice) {
  const tokenHash = hashToken(token)
  if (!(await isLinkOpen(db, tokenHash, now))) throw new Refusal('recovery_link_spent')
  return { tokenHash, passwordHash: await hashPassword(password) }
}

type Chosen = { tokenHash: Buffer; passwordHash: string; address: string; now: Temporal.Instant }

/** Good once: of two who use a link at the same time one finds it taken. */
export async function chooseStaffPassword(tx: Tx, { tokenHash, passwordHash, address, now }: Chosen) {
  const staffId = await takeLink(tx, tokenHash, now)
  if (!staffId) throw new Refusal('recovery_link_spent')
  const { email } = await saveStaffPassword(tx, staffId, passwordHash)
  await deleteLinksOf(tx, staffId)
  await deleteStaffSessionsOf(tx, { staffId })
  await forgiveSignInAttempt(tx, { door: 'staff', email, address })
  return staffId
}
