import { readFile } from 'node:fs/promises'
import { keepLast } from './cache.ts'
import { limitConcurrency } from './concurrency.ts'
import type { Files } from './files.ts'
import { safeSharp } from './safe-sharp.ts'

const ground = new URL('../../brand/icons/sharing-ground.png', import.meta.url)
/** Inside the white field that the ground has at its right. */
const field = { left: 640, top: 70, side: 490 }
const mostBytesKept = 8 * 1024 * 1024

const inTurn = limitConcurrency(1)

/** A product on the brand's ground, in the size that messengers show. Those asked for last are kept. */
export function createPreviews(files: Files) {
  const kept = keepLast(mostBytesKept)
  return (imageFile: string) => kept(imageFile, () => inTurn(() => drawn(files, imageFile)))
}

async function drawn(files: Files, imageFile: string): Promise<Buffer> {
  const { left, top, side } = field
  const product = await safeSharp(await files.getBytes(`public/${imageFile}`))
    .resize({ width: side, height: side, fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer()
  return safeSharp(await readFile(ground))
    .composite([{ input: product, left, top }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
