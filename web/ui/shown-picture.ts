import { useEffect, useState } from 'react'
import { decodedPicture } from './decoded-picture.ts'
import { drawnAsJpeg } from './drawn-as-jpeg.ts'
import { inTurn } from './in-turn.ts'
import { mostPixels, pixelsOf, sizeOfPicture } from './large-picture.ts'

/** Enough for a place in it that is shown enlarged; of a long receipt too. */
const shownPixels = 3_000_000

/**
 * The file as a picture to show. Undefined until it is drawn; null if it is no picture, or one that a small phone
 * cannot hold.
 */
export function useShownPicture(file: File | undefined): Blob | null | undefined {
  const [shown, setShown] = useState<{ file: File; picture: Blob | null }>()
  const isPicture = file?.type.startsWith('image/') ?? false
  useEffect(() => {
    if (!file || !isPicture) return
    let isOver = false
    const show = (picture: Blob | null) => {
      if (!isOver) setShown({ file, picture })
    }
    shownPicture(file).then(show, (error) => {
      reportError(error)
      show(file)
    })
    return () => {
      isOver = true
    }
  }, [file, isPicture])
  if (!file || !isPicture) return null
  return shown?.file === file ? shown.picture : undefined
}

/** A photo that lies on its side is decoded whole by the browser to be shown, however small that is. */
async function shownPicture(file: File): Promise<Blob | null> {
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
