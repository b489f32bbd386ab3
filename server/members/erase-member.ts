import type { Tx } from '#server/platform/db.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteAccount } from './delete-account.ts'
import { contactOf } from './queries.ts'

type Wanted = { memberId: string; confirmation: string; now: Temporal.Instant }

/** Nothing brings the person back, so their e-mail has to be typed. */
export async function eraseMember(
  tx: Tx,
  personalData: readonly PersonalData[],
  { memberId, confirmation, now }: Wanted,
) {
  const person = await contactOf(tx, memberId)
  if (!person) throw new Refusal('not_found')
  if (confirmation.toLowerCase() !== person.email.toLowerCase()) throw new Refusal('confirmation_differs')
  await deleteAccount(tx, personalData, { memberId, now })
}
