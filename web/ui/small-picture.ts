import { decodedPicture } from './decoded-picture.ts'
import { drawnAsJpeg } from './drawn-as-jpeg.ts'
import { inTurn } from './in-turn.ts'
import { mostPixels, pixelsOf, sizeOfPicture } from './large-picture.ts'

/** Enough for a place in it that is shown enlarged; of a long receipt too. */
const shownPixels = 3_000_000

/** A photo that lies on its side is decoded whole by the browser to be shown, however small that is. */
export async function shownPicture(file: File): Promise<Blob | null> {
  const size = await sizeOfPicture(file)
  if (!size?.isInRows) return size && pixelsOf(size) > mostPixels ? null : file
  if (pixelsOf(size) <= shownPixels) return file
  const longestSide = Math.max(size.width, size.height) * Math.sqrt(shownPixels / pixelsOf(size))
  return inTurn(async () => {
    const picture = await decodedPicture(file, longestSide)
    if (!picture) return null
    const { width, height } = picture
    const scale = longestSide / Math.max(width, height)
    const drawing = { width: Math.round(width * scale), height: Math.round(height * scale), quality: 0.85 }
    return drawnAsJpeg(picture, drawing).finally(() => picture.close())
  })
}
