import { drawnAsJpeg } from '#web/member/kit/drawn-as-jpeg.ts'

const sides = [4000, 3000, 2000]

export async function shrinkPhoto(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file
  const picture = await createImageBitmap(file)
  for (const side of sides) {
    const smaller = await drawnWithin(picture, side)
    if (smaller.size <= maxBytes)
      return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type })
  }
  return file
}

function drawnWithin(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  return drawnAsJpeg(picture, { width, height, quality: 0.88 })
}
