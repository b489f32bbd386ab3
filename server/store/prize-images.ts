import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { makeImages } from '#server/platform/images.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles, removeFilesJob } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { prizeWith } from './prizes.ts'
import { changePrize } from './queries.ts'

const shape = { width: 800, height: 800, widths: [800] }

/** Stored before the command, and taken back if that fails. */
export async function storePrizeImage(files: Files, upload: Upload): Promise<string> {
  const [image] = await makeImages(upload, shape)
  if (!image) throw new Refusal('image_broken')
  const file = `prizes/${randomBytes(16).toString('base64url')}.webp`
  await files.put(`public/${file}`, image.webp)
  return file
}

export async function discardPrizeImage(files: Files, file: string) {
  await removeFiles(files, [`public/${file}`])
}

export async function addPrizeImage(tx: Tx, { id, file }: { id: string; file: string }) {
  const { images, version } = await prizeWith(tx, id)
  return changeImages(tx, { id, version, images: [...images, file] })
}

type Removal = { id: string; image: string; version: number }

export async function removePrizeImage(tx: Tx, { id, image, version }: Removal) {
  const { images } = await prizeWith(tx, id)
  if (!images.includes(image)) throw new Refusal('not_found')
  await enqueue(tx, removeFilesJob, { keys: [`public/${image}`] })
  return changeImages(tx, { id, version, images: images.filter((one) => one !== image) })
}

async function changeImages(
  tx: Tx,
  { id, version, images }: { id: string; version: number; images: string[] },
) {
  const changed = await changePrize(tx, { id, version, change: { images } })
  if (!changed) throw new Refusal('stale')
  return { version: changed.version }
}
