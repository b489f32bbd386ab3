import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { keysOf } from './images.ts'
import { deleteMember, lockToErase } from './queries.ts'

type Deletion = { memberId: string; now: Temporal.Instant }

/** Erases the person. Every feature erases what it knows of them; what belongs to their row goes with it. */
export async function deleteAccount(
  tx: Tx,
  personalData: readonly PersonalData[],
  { memberId, now }: Deletion,
) {
  const person = await lockToErase(tx, memberId)
  // Somebody with two windows open was faster in the other one.
  if (!person) throw new Refusal('signed_out')
  const { id, email, avatar_file, cover_file } = person
  for (const { erase } of personalData) await erase?.(tx, { id, email, now })
  const keys = [...keysOf('avatar', avatar_file), ...keysOf('cover', cover_file)]
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  await deleteMember(tx, memberId)
}
