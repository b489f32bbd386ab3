export type Area = { x: number; y: number; width: number; height: number }
export type Shape = { width: number; height: number }

/** The picture is made as small as it will be shown, a tenth of a phone's photo. */
export function croppedPicture(file: Blob, area: Area, shape: Shape): Promise<ImageBitmap> {
  return createImageBitmap(file, area.x, area.y, area.width, area.height, {
    resizeWidth: Math.min(shape.width, Math.round(area.width)),
    resizeHeight: Math.min(shape.height, Math.round(area.height)),
    resizeQuality: 'high',
  })
}
