import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { imageKeys } from './images.ts'
import { contactOf, deleteMember, lockToErase } from './queries.ts'

type Deletion = { memberId: string; now: Temporal.Instant }

/** Each feature erases its own data; rows that belong to the member's row go with it. */
export async function deleteAccount(
  tx: Tx,
  personalData: readonly PersonalData[],
  { memberId, now }: Deletion,
) {
  const person = await lockToErase(tx, memberId)
  if (!person) throw new Refusal('signed_out')
  const { id, email, avatar_file, cover_file } = person
  for (const { erase } of personalData) await erase?.(tx, { id, email, now })
  const keys = [...imageKeys('avatar', avatar_file), ...imageKeys('cover', cover_file)]
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  await deleteMember(tx, memberId)
}

type Erasure = { memberId: string; confirmation: string; now: Temporal.Instant }

/** Erasing is final, so the e-mail must be typed. */
export async function eraseMember(
  tx: Tx,
  personalData: readonly PersonalData[],
  { memberId, confirmation, now }: Erasure,
) {
  const person = await contactOf(tx, memberId)
  if (!person) throw new Refusal('not_found')
  if (confirmation.toLowerCase() !== person.email.toLowerCase()) throw new Refusal('confirmation_differs')
  await deleteAccount(tx, personalData, { memberId, now })
}
