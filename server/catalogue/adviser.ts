import { randomBytes } from 'node:crypto'
import type { Adviser } from '#contract/catalogue.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AdviserRow, adviserByCode, adviserById, codeOf, keepCode } from './queries.ts'

/** The code of this professional’s links, made when it is first asked for. */
export async function adviserCodeOf(tx: Tx, memberId: string): Promise<string> {
  const code = (await codeOf(tx, memberId)) ?? (await keepCode(tx, memberId, freshCode()))
  if (!code) throw new Refusal('signed_out')
  return code
}

/** Null where nobody has this code, or whoever had it left or was blocked. */
export async function adviserWith(db: Db, code: string): Promise<Adviser | null> {
  return asShown(await adviserByCode(db, code))
}

export async function adviserOf(db: Db, memberId: string): Promise<Adviser | null> {
  return asShown(await adviserById(db, memberId))
}

/** Of registrations only a veterinarian’s is shown: the company id of a shop is nobody’s business here. */
function asShown(row: AdviserRow | undefined): Adviser | null {
  if (!row) return null
  const { profile_type, profile_value, avatar_file, ...person } = row
  return {
    ...person,
    profile_type,
    registration: profile_type === 'veterinarian' ? profile_value : null,
    avatar: { link: avatar_file && `/files/${avatar_file}` },
  }
}

/** Long enough that nobody finds people by trying. */
function freshCode() {
  return randomBytes(16).toString('base64url')
}
