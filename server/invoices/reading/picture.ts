import type { Sharp } from 'sharp'
import { mostPixels, safeSharp } from '#server/platform/safe-sharp.ts'

export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const image = safeSharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
  return greyPixels(image.autoOrient().flatten({ background: '#fff' }))
}

export async function shrink(picture: Picture, side: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= side) return picture
  return greyPixels(pointsOf(picture).resize({ width: side, height: side, fit: 'inside', kernel: 'linear' }))
}

export async function rotate(picture: Picture, degrees: number): Promise<Picture> {
  return degrees === 0 ? picture : greyPixels(pointsOf(picture).rotate(degrees, { background: '#fff' }))
}

export async function cropMiddle(picture: Picture, side: number): Promise<Picture> {
  const width = Math.min(picture.width, side)
  const height = Math.min(picture.height, side)
  const left = Math.floor((picture.width - width) / 2)
  const top = Math.floor((picture.height - height) / 2)
  return greyPixels(pointsOf(picture).extract({ left, top, width, height }))
}

/**
 * Compares each point with the brightness around it, and takes what is nearly as bright for paper. This removes
 * shadows, and the grain of a table no longer looks like letters.
 */
export async function removeShadows(picture: Picture): Promise<Picture> {
  const smooth = await greyPixels(pointsOf(picture).median(3))
  const around = await greyPixels(pointsOf(smooth).blur(15))
  const data = smooth.data.map((point, at) => {
    const share = point / Math.max(1, around.data[at] ?? 1)
    return share >= 0.85 ? 255 : Math.max(0, (share - 0.35) * 510)
  })
  return { ...smooth, data }
}

/** Without a density, the reader of words guesses one and writes that on the console. */
export function pngOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer()
}

export function webpOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).timeout({ seconds: 15 }).webp({ quality: 72 }).toBuffer()
}

export function pointsOf({ data, width, height }: Picture) {
  return safeSharp(data, { raw: { width, height, channels: 1 } })
}

/** Without `greyscale()` before `raw()`, sharp gives three channels instead of one. */
async function greyPixels(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .timeout({ seconds: 15 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
