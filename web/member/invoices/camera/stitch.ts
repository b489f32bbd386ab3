import { canvasOf, jpegOf } from './canvas.ts'
import type { PhotoFault } from './photo-fault.ts'
import type { Size } from './picture.ts'
import { stitchLayout } from './stitch-layout.ts'

/** A photo as it was taken; the size is known without decoding it. */
export type Part = Size & { readonly id: string; readonly jpeg: File; readonly fault: PhotoFault | undefined }

const attempts = [
  { quality: 0.9, scale: 1 },
  { quality: 0.8, scale: 1 },
  { quality: 0.8, scale: 0.75 },
  { quality: 0.7, scale: 0.5 },
]

/** The parts one below the other as one photo that may be sent. */
export async function stitched(parts: readonly Part[], maxBytes: number): Promise<File> {
  const [only] = parts
  if (only && parts.length === 1 && only.jpeg.size <= maxBytes) return only.jpeg
  let smallest: Blob | undefined
  for (const { quality, scale } of attempts) {
    smallest = await drawnTogether(parts, quality, scale)
    if (smallest.size <= maxBytes) break
  }
  return photoFile(smallest ?? new Blob())
}

export function photoFile(jpeg: Blob): File {
  return new File([jpeg], `nota-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')}.jpg`, {
    type: 'image/jpeg',
  })
}

async function drawnTogether(parts: readonly Part[], quality: number, scale: number): Promise<Blob> {
  const layout = stitchLayout(parts, scale)
  const context = canvasOf(layout)
  for (const [place, { jpeg }] of parts.entries()) {
    const { top, height } = layout.parts[place] ?? { top: 0, height: 0 }
    const picture = await createImageBitmap(jpeg)
    context.drawImage(picture, 0, top, layout.width, height)
    picture.close()
  }
  return jpegOf(context, quality)
}
