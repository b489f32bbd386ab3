import sharp, { type Sharp } from 'sharp'

/** A picture in grey, a byte for each point. */
export type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const mostPixels = 50_000_000

// Nothing but these is decoded, whatever a file turns out to be inside.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** The picture in a file, the right way up; what is broken at its end is read as far as it goes. */
export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
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

/** Noise smoothed away and contrast stretched, for what was taken in the dark. */
export async function cleaned(picture: Picture): Promise<Picture> {
  return drawn(pointsOf(picture).median(3).normalise())
}

/** With the density of a scan: without one the reader of words guesses, and says so on the console. */
export function pngOf(picture: Picture): Promise<Buffer> {
  return pointsOf(picture).withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer()
}

export function pointsOf({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 1 } })
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
