import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import { prizeWith } from './prizes.ts'
import { insertPrize } from './queries.ts'

/** Pictures are copied, so that removing one from a prize keeps the other's. */
export async function copyPictures(db: Db, files: Files, prizeId: string): Promise<string[]> {
  const { images } = await prizeWith(db, prizeId)
  const copies = images.map((image) => `prizes/${randomBytes(16).toString('base64url')}${extname(image)}`)
  for (const [place, copy] of copies.entries())
    await files.put(`public/${copy}`, await files.getBytes(`public/${images[place]}`))
  return copies
}

export async function discardPictures(files: Files, images: readonly string[]) {
  await removeFiles(
    files,
    images.map((image) => `public/${image}`),
  )
}

type Duplicate = { id: string; images: string[]; now: Temporal.Instant }

/** The copy is a draft until somebody has checked it, and has no stock. */
export async function duplicatePrize(tx: Tx, { id, images, now }: Duplicate) {
  const original = await prizeWith(tx, id)
  const { id: _id, stock: _stock, taken, version, codes_in_stock: _codes, ...facts } = original
  const copy = await insertPrize(tx, {
    ...facts,
    // No two prizes share codes.
    stock: facts.kind === 'digital' ? 0 : null,
    images,
    withdrawn_at: now,
    is_draft: true,
    created_at: now,
  })
  return { id: copy, version: 1 }
}
