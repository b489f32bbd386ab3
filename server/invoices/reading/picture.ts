import type { Sharp } from 'sharp'
import { mostPixels, safeSharp } from '#server/platform/safe-sharp.ts'

/** A picture in grey, a byte for each point. */
export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** The picture in a file, the right way up; what is broken at its end is read as far as it goes. */
export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const image = safeSharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
  return drawn(image.autoOrient().flatten({ background: '#fff' }))
}

/** No side longer than this; a smaller picture stays as it is. */
export async function shrunk(picture: Picture, side: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= side) return picture
  return drawn(pointsOf(picture).resize({ width: side, height: side, fit: 'inside', kernel: 'linear' }))
}

export async function turned(picture: Picture, degrees: number): Promise<Picture> {
  return degrees === 0 ? picture : drawn(pointsOf(picture).rotate(degrees, { background: '#fff' }))
}

/** A square around the middle, or as much of one as there is. */
export async function middleOf(picture: Picture, side: number): Promise<Picture> {
  const width = Math.min(picture.width, side)
  const height = Math.min(picture.height, side)
  const left = Math.floor((picture.width - width) / 2)
  const top = Math.floor((picture.height - height) / 2)
  return drawn(pointsOf(picture).extract({ left, top, width, height }))
}

/**
 * Evenly lit: each point by how dark it is beside its surroundings, with what is nearly as light as they are taken for
 * paper. Shadows go, and the grain of a table no longer looks like letters.
 */
export async function cleaned(picture: Picture): Promise<Picture> {
  const smooth = await drawn(pointsOf(picture).median(3))
  const around = await drawn(pointsOf(smooth).blur(15))
  const data = smooth.data.map((point, at) => {
    const share = point / Math.max(1, around.data[at] ?? 1)
    return share >= 0.85 ? 255 : Math.max(0, (share - 0.35) * 510)
  })
  return { ...smooth, data }
}

/** With the density of a scan: without one the reader of words guesses, and says so on the console. */
export function pngOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer()
}

export function webpOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).timeout({ seconds: 15 }).webp({ quality: 72 }).toBuffer()
}

export function pointsOf({ data, width, height }: Picture) {
  return safeSharp(data, { raw: { width, height, channels: 1 } })
}

/** Without the last word sharp gives three channels for our one. */
async function drawn(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .timeout({ seconds: 15 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
