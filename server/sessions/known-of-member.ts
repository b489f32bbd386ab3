import type { Db } from '#server/platform/db.ts'
import type { KnownOfPerson } from './chosen-password.ts'
import { guessableOf } from './queries.ts'

export async function knownOfMember(db: Db, memberId: string): Promise<KnownOfPerson> {
  const member = await guessableOf(db, memberId)
  return member ? guessable(member) : []
}

type Guessable = { name: string; profile_name: string | null; email: string; phone: string | null }

/** A phone is also said without its area code. */
export function guessable({ name, profile_name, email, phone }: Guessable): KnownOfPerson {
  return [name, profile_name, email, phone, phone?.slice(2) ?? null]
}
