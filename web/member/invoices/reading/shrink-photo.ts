import { savesData } from '#web/member/kit/data-saver.ts'
import { drawnAsJpeg } from '#web/member/kit/drawn-as-jpeg.ts'
import { inTurn } from './in-turn.ts'
import { isTooLargeToDecode } from './large-picture.ts'

const ordinary = { sides: [4000, 3000, 2000], quality: 0.88 }

/** A photo of a receipt is still read at this size; it is a fifth of what phones take. */
const saving = { sides: [2400, 2000], quality: 0.78 }
const savingFromBytes = 700 * 1024

/** Photos that are too large become smaller; for who saves data, all of more than a few hundred kilobytes. */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const isTooLarge = file.size > maxBytes
  const isSaving = savesData() && file.size > savingFromBytes
  if (!file.type.startsWith('image/') || !(isTooLarge || isSaving)) return file
  // A phone that cannot hold the picture sends it as it is.
  if (!isTooLarge && (await isTooLargeToDecode(file))) return file
  const mostBytes = isTooLarge ? maxBytes : 0.8 * file.size
  return inTurn(() => drawnSmaller(file, mostBytes, isSaving ? saving : ordinary))
}

async function drawnSmaller(file: File, mostBytes: number, { sides, quality }: typeof ordinary) {
  const picture = await createImageBitmap(file)
  for (const side of sides) {
    const smaller = await drawnWithin(picture, side, quality)
    if (smaller.size <= mostBytes)
      return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type })
  }
  return file
}

function drawnWithin(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  return drawnAsJpeg(picture, { width, height, quality })
}
