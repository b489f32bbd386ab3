import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { prizeWith } from './prizes.ts'
import { changePrize } from './queries.ts'

export const prizeImage = { folder: 'prizes', width: 800, height: 800 }

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
