import type { Sharp } from 'sharp'
import { mostPixels, safeSharp } from '#server/platform/safe-sharp.ts'

export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** More points say nothing more of a paper, and each costs memory several times over. */
const longestSide = 5000

export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const image = safeSharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
  const upright = image.autoOrient().flatten({ background: '#fff' })
  return greyPixels(
    upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
  )
}

export async function shrink(picture: Picture, side: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= side) return picture
  return greyPixels(pointsOf(picture).resize({ width: side, height: side, fit: 'inside', kernel: 'linear' }))
}

export async function rotate(picture: Picture, degrees: number): Promise<Picture> {
  return degrees === 0 ? picture : greyPixels(pointsOf(picture).rotate(degrees, { background: '#fff' }))
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

export function webpOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).timeout({ seconds: 15 }).webp({ quality: 72, effort: 1 }).toBuffer()
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
