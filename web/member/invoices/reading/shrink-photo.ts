import { savesData } from '#web/member/kit/data-saver.ts'
import { drawnAsJpeg } from '#web/member/kit/drawn-as-jpeg.ts'

const sides = [4000, 3000, 2000]

/** A photo of a receipt is still read at this size; it is a fifth of what phones take. */
const saving = { bytes: 700 * 1024, sides: [2400, 2000], quality: 0.78 }

/** Photos that are too large become smaller; for who saves data, all of more than a few hundred kilobytes. */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  const isSaving = savesData()
  if (file.size <= (isSaving ? saving.bytes : maxBytes) || !file.type.startsWith('image/')) return file
  const picture = await createImageBitmap(file)
  for (const side of isSaving ? saving.sides : sides) {
    const smaller = await drawnWithin(picture, side, isSaving ? saving.quality : 0.88)
    if (smaller.size <= maxBytes && smaller.size < 0.8 * file.size)
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
