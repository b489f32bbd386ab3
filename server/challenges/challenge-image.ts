import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { makeImages } from '#server/platform/images.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles, removeFilesJob } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { challengeWith } from './challenges.ts'
import { changeChallenge, lockChallenge } from './queries.ts'

const shape = { width: 1440, height: 600, widths: [1440] }

/** Stored before the command, and taken back if that fails. */
export async function storeChallengeImage(files: Files, upload: Upload): Promise<string> {
  const [image] = await makeImages(upload, shape)
  if (!image) throw new Refusal('image_broken')
  const file = `challenges/${randomBytes(16).toString('base64url')}.webp`
  await files.put(`public/${file}`, image.webp)
  return file
}

export async function discardChallengeImage(files: Files, file: string) {
  await removeFiles(files, [`public/${file}`])
}

export async function setChallengeImage(tx: Tx, { id, file }: { id: string; file: string }) {
  await lockChallenge(tx, id)
  const { image, version } = await challengeWith(tx, id)
  if (image) await enqueue(tx, removeFilesJob, { keys: [`public/${image}`] })
  const changed = await changeChallenge(tx, { id, version, change: { image: file } })
  if (!changed) throw new Refusal('stale')
  return { before: image, version: changed.version }
}
