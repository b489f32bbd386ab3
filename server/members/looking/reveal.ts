import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hiddenFactsOf } from './queries.ts'

type Wanted = { memberId: string; field: 'cpf' | 'phone' }

/** The trail keeps that it was looked at, never what was seen. */
export async function revealMember(db: Db, { memberId, field }: Wanted) {
  const person = await hiddenFactsOf(db, memberId)
  if (!person) throw new Refusal('not_found')
  return { value: person[field] }
}
