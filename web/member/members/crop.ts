import { drawnAsJpeg } from '#web/member/kit/drawn-as-jpeg.ts'

type Area = { x: number; y: number; width: number; height: number }
type Shape = { width: number; height: number }

/** The picture is made as small as it will be shown, a tenth of a phone's photo. */
export async function cropped(file: Blob, area: Area, shape: Shape): Promise<Blob> {
  const picture = await createImageBitmap(file, area.x, area.y, area.width, area.height, {
    resizeWidth: Math.min(shape.width, Math.round(area.width)),
    resizeHeight: Math.min(shape.height, Math.round(area.height)),
    resizeQuality: 'high',
  })
  return drawnAsJpeg(picture, { width: picture.width, height: picture.height, quality: 0.92 })
}
