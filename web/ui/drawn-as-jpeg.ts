type Drawing = { width: number; height: number; quality: number }

/** A picture drawn anew in this size. On an element of the page, which older browsers have and `OffscreenCanvas` not. */
export function drawnAsJpeg(picture: ImageBitmap, { width, height, quality }: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    const take = (drawn: Blob | null) => {
      // Browsers keep what was drawn until they tidy up.
      canvas.width = 0
      if (drawn) resolve(drawn)
      else reject(new Error('The picture was not drawn'))
    }
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}
