import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { inviteMembers } from '#server/sessions/invitations.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { insertPromoter, isPromoter, promoterNamed, savePromoter, savePromoterCode } from './queries.ts'

type NewPromoter = {
  name: string
  email: string
  phone: string
  code: string
  passwordHash: string
  now: Temporal.Instant
}

/** Nobody knows the first password, so the mailed link is the only way in. */
export async function unknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}

export async function createPromoter(tx: Tx, { code, ...promoter }: NewPromoter): Promise<string> {
  const id = await refuseTaken(insertPromoter(tx, promoter))
  await refuseTaken(savePromoterCode(tx, id, code))
  await inviteMembers(tx, { memberIds: [id], earlier: 0 })
  return id
}

export async function changeCode(tx: Tx, { id, code }: { id: string; code: string }): Promise<void> {
  if (!(await isPromoter(tx, id))) throw new Refusal('not_found')
  await refuseTaken(savePromoterCode(tx, id, code))
}

export async function promoterCalled(db: Db, externalId: string) {
  return promoterNamed(db, externalId)
}

type PromoterChange = { id: string; name: string; email: string; phone: string; code: string }

export async function updatePromoter(tx: Tx, { id, code, ...person }: PromoterChange): Promise<void> {
  await refuseTaken(savePromoter(tx, id, person))
  await refuseTaken(savePromoterCode(tx, id, code))
}

const refuseTaken = refusingTaken({
  member_email_once: 'email_taken',
  promoter_code_pkey: 'code_taken',
})
