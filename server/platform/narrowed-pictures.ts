import { keepLast } from './cache.ts'
import { limitConcurrency } from './concurrency.ts'
import type { Files } from './files.ts'
import { safeSharp } from './safe-sharp.ts'

/** Ten to thirty kilobytes each. */
const mostKept = 200

const inTurn = limitConcurrency(1)

/** Pictures in the width they are shown in, drawn when they are first asked for. */
export function createNarrowedPictures(files: Files) {
  const pictureNamed = keepLast(mostKept, (name) => {
    const [key = '', width] = name.split(' ')
    return inTurn(() => narrowed(files, key, Number(width)))
  })
  return (key: string, width: number) => pictureNamed(`${key} ${width}`)
}

async function narrowed(files: Files, key: string, width: number): Promise<Buffer> {
  return safeSharp(await files.getBytes(key))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
