import { savesData } from '#web/member/kit/data-saver.ts'
import { canBeDecoded, decodedPicture } from '#web/ui/decoded-picture.ts'
import { drawnAsJpeg } from '#web/ui/drawn-as-jpeg.ts'
import { inTurn } from '#web/ui/in-turn.ts'
import { isTooLargeToDecode } from '#web/ui/large-picture.ts'

const ordinary = { sides: [4000, 3000, 2000], quality: 0.88 }

/** A picture of 4000 and its drawing together are more than a small phone has to spare. */
const ofManyPixels = { sides: [3000, 2000], quality: 0.88 }

/** A photo of a receipt is still read at this size; it is a fifth of what phones take. */
const saving = { sides: [2400, 2000], quality: 0.78 }
const savingFromBytes = 700 * 1024

/**
 * Photos of too many bytes or pixels become smaller; for who saves data, all of more than a few hundred kilobytes. What
 * this browser could only decode whole stays as it is.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const isTooLarge = file.size > maxBytes
  const isSaving = savesData() && file.size > savingFromBytes
  const hasManyPixels = await isTooLargeToDecode(file)
  if (!(isTooLarge || isSaving || hasManyPixels)) return file
  const mostBytes = Math.min(maxBytes, isSaving ? 0.8 * file.size : file.size)
  const drawing = isSaving ? saving : hasManyPixels ? ofManyPixels : ordinary
  return inTurn(() => drawnSmaller(file, mostBytes, drawing))
}

export function canShrink(photo: File): Promise<boolean> {
  return canBeDecoded(photo)
}

async function drawnSmaller(file: File, mostBytes: number, { sides, quality }: typeof ordinary) {
  const picture = await decodedPicture(file, Math.max(...sides))
  if (!picture) return file
  try {
    for (const side of sides) {
      const smaller = await drawnWithin(picture, side, quality)
      if (smaller.size <= mostBytes)
        return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type })
    }
    return file
  } finally {
    picture.close()
  }
}

function drawnWithin(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  return drawnAsJpeg(picture, { width, height, quality })
}
