import type { Pixels, Size } from './picture.ts'

/** Elements of the page, because older browsers have no `OffscreenCanvas`. */
export function canvasOf({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  return context
}

export type Piece = Size & { readonly left: number; readonly top: number }

/** A piece of the source, drawn in this size. */
export function drawnPixels(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource,
  piece: Piece,
): Pixels {
  const { width, height } = context.canvas
  context.drawImage(source, piece.left, piece.top, piece.width, piece.height, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data }
}

export async function jpegOf({ canvas }: CanvasRenderingContext2D, quality: number): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', quality)
  const jpeg = await promise
  if (!jpeg) throw new Error('The picture was not drawn')
  return jpeg
}
