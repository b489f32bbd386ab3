import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { challengeWith } from './challenges.ts'
import { changeChallenge, lockChallenge } from './queries.ts'

export const challengeImage = { folder: 'challenges', width: 1440, height: 600 }

export async function setChallengeImage(tx: Tx, { id, file }: { id: string; file: string }) {
  await lockChallenge(tx, id)
  const { image, version } = await challengeWith(tx, id)
  if (image) await enqueue(tx, removeFilesJob, { keys: [`public/${image}`] })
  const changed = await changeChallenge(tx, { id, version, change: { image: file } })
  if (!changed) throw new Refusal('stale')
  return { before: image, version: changed.version }
}
