type Area = { x: number; y: number; width: number; height: number }
type Shape = { width: number; height: number }

/** The chosen part of a picture in the size it will be shown: a phone's photo becomes a tenth of itself to send. */
export async function cropped(file: Blob, area: Area, shape: Shape): Promise<Blob> {
  const picture = await createImageBitmap(file, area.x, area.y, area.width, area.height, {
    resizeWidth: Math.min(shape.width, Math.round(area.width)),
    resizeHeight: Math.min(shape.height, Math.round(area.height)),
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}
