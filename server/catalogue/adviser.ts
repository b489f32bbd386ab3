import { randomBytes } from 'node:crypto'
import type { Adviser } from '#contract/catalogue.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AdviserRow, adviserByCode, adviserById, saveAdviserCode, storedAdviserCode } from './queries.ts'

export async function adviserCodeOf(tx: Tx, memberId: string): Promise<{ code: string; isNew: boolean }> {
  const fresh = freshCode()
  const code = (await storedAdviserCode(tx, memberId)) ?? (await saveAdviserCode(tx, memberId, fresh))
  if (!code) throw new Refusal('signed_out')
  return { code, isNew: code === fresh }
}

/** Null if nobody has this code, or its owner left or was blocked. */
export async function adviserWith(db: Db, code: string): Promise<Adviser | null> {
  return publicAdviser(await adviserByCode(db, code))
}

export async function adviserOf(db: Db, memberId: string): Promise<Adviser | null> {
  return publicAdviser(await adviserById(db, memberId))
}

/** Only a veterinarian's registration is public; a shop's company id is not. */
function publicAdviser(row: AdviserRow | undefined): Adviser | null {
  if (!row) return null
  const { profile_type, profile_value, avatar_file, ...person } = row
  return {
    ...person,
    profile_type,
    registration: profile_type === 'veterinarian' ? profile_value : null,
    avatar: { link: avatar_file && `/files/${avatar_file}` },
  }
}

function freshCode() {
  return randomBytes(16).toString('base64url')
}
