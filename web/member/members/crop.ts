import { type Area, croppedPicture, type Shape } from '#web/platform/crop.ts'
import { drawnAsJpeg } from '#web/ui/drawn-as-jpeg.ts'

export async function cropped(file: Blob, area: Area, shape: Shape): Promise<Blob> {
  const picture = await croppedPicture(file, area, shape)
  return drawnAsJpeg(picture, { width: picture.width, height: picture.height, quality: 0.92 })
}
