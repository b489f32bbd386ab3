import type { SharpOptions } from 'sharp'
import type { ContentType } from './content-type.ts'
import { Refusal } from './refusal.ts'
import { mostPixels, safeSharp } from './safe-sharp.ts'
import { takingTurns } from './taking-turns.ts'
import type { Upload } from './uploads.ts'

type Wanted = { width: number; height: number; widths: readonly number[] }
type Made = { width: number; webp: Buffer }

const imageTypes: readonly (ContentType | undefined)[] = ['jpeg', 'png', 'webp']

/** Two at once leave the machine a core's worth of everything else; the others wait with their files on the disk. */
const inTurn = takingTurns(2)

/** The picture upright, cropped to shape around its middle, as WebP in each width, without anything but the picture. */
export async function makeImages(upload: Upload, wanted: Wanted): Promise<Made[]> {
  if (!imageTypes.includes(upload.type)) throw new Refusal('image_type')
  return inTurn(async () => {
    await requireStillImage(upload)
    return readable(() => drawn(upload, wanted))
  })
}

/** How many pixels a picture claims to have, by its header alone; undefined if it has no sound one. */
export async function claimedPixels({ path }: Upload): Promise<number | undefined> {
  try {
    const { width, height } = await safeSharp(path, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/**
 * The whole picture upright as JPEG, good for reading, without anything but the picture; what is broken at its end is
 * drawn as far as it goes. Undefined if there is nothing to draw.
 */
export async function redrawn(bytes: Uint8Array, longestSide: number): Promise<Buffer | undefined> {
  return inTurn(async () => {
    try {
      return await safeSharp(bytes, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
        .timeout({ seconds: 20 })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
        .toBuffer()
    } catch {
      return undefined
    }
  })
}

const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }

async function requireStillImage({ path }: Upload) {
  // The limit is ours to tell here: the header alone says how large the picture claims to be.
  const {
    width,
    height,
    pages = 1,
  } = await readable(() => safeSharp(path, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) throw new Refusal('image_too_many_pixels')
  if (pages > 1) throw new Refusal('image_animated')
}

async function drawn({ path }: Upload, { width, height, widths }: Wanted): Promise<Made[]> {
  const shape = safeSharp(path, options)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
  const { data, info } = await shape.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const made: Made[] = []
  for (const width of widths) {
    const image = safeSharp(data, { raw: info }).resize({ width })
    made.push({ width, webp: await image.webp({ quality: 82 }).toBuffer() })
  }
  return made
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(new Refusal('image_broken'), { cause })
  }
}
