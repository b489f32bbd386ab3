import { keepLast } from './cache.ts'
import { limitConcurrency } from './concurrency.ts'
import type { Files } from './files.ts'
import { safeSharp } from './safe-sharp.ts'

/** Some hundred pictures of ten to thirty kilobytes. */
const mostBytesKept = 8 * 1024 * 1024

const inTurn = limitConcurrency(1)

/** Pictures in the width they are shown in, drawn when they are first asked for. */
export function createNarrowedPictures(files: Files) {
  const kept = keepLast(mostBytesKept)
  return (key: string, width: number) =>
    kept(`${key} ${width}`, () => inTurn(() => narrowed(files, key, width)))
}

async function narrowed(files: Files, key: string, width: number): Promise<Buffer> {
  return safeSharp(await files.getBytes(key))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
