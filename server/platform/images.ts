import type { SharpOptions } from 'sharp'
import { limitConcurrency } from './concurrency.ts'
import type { ContentType } from './content-type.ts'
import { Refusal } from './refusal.ts'
import { mostPixels, safeSharp } from './safe-sharp.ts'
import type { Upload } from './uploads.ts'

type ImageSizes = { width: number; height: number; widths: readonly number[] }
type ScaledImage = { width: number; webp: Buffer }

const imageTypes: readonly (ContentType | undefined)[] = ['jpeg', 'png', 'webp']

const inTurn = limitConcurrency(2)

export async function makeImages(upload: Upload, sizes: ImageSizes): Promise<ScaledImage[]> {
  if (!imageTypes.includes(upload.type)) throw new Refusal('image_type')
  return inTurn(async () => {
    await requireStillImage(upload)
    return readable(() => drawn(upload, sizes))
  })
}

export async function claimedPixels({ path }: Upload): Promise<number | undefined> {
  try {
    const { width, height } = await safeSharp(path, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/**
 * The whole picture as an upright JPEG without metadata. A file that is cut off is drawn as far as it goes.
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
  // Read without a limit, so that a picture that is too large gets its own refusal.
  const {
    width,
    height,
    pages = 1,
  } = await readable(() => safeSharp(path, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) throw new Refusal('image_too_many_pixels')
  if (pages > 1) throw new Refusal('image_animated')
}

async function drawn({ path }: Upload, { width, height, widths }: ImageSizes): Promise<ScaledImage[]> {
  const shape = safeSharp(path, options)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
  const { data, info } = await shape.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const scaled: ScaledImage[] = []
  for (const width of widths) {
    const image = safeSharp(data, { raw: info }).resize({ width })
    scaled.push({ width, webp: await image.webp({ quality: 82 }).toBuffer() })
  }
  return scaled
}

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(new Refusal('image_broken'), { cause })
  }
}
