import { mostPixels, type PictureSize, pixelsOf, sizeOfPicture } from './large-picture.ts'

/**
 * The picture upright, with a longest side of about `side` where the browser can decode it so, and otherwise whole.
 * Undefined if that were more than a small phone can hold: such a picture is not decoded here.
 */
export async function decodedPicture(photo: Blob, side: number): Promise<ImageBitmap | undefined> {
  const size = await sizeOfPicture(photo)
  const scaled = size && (await scaledTo(size, side))
  if (scaled) return decodedAt(photo, scaled)
  return size && pixelsOf(size) > mostPixels ? undefined : createImageBitmap(photo)
}

export async function canBeDecoded(photo: Blob): Promise<boolean> {
  const size = await sizeOfPicture(photo)
  return !size || pixelsOf(size) <= mostPixels || (await scaledTo(size, 1)) !== undefined
}

/** Decoders of JPEG make a picture smaller by eighths while they read it. */
async function scaledTo(size: PictureSize, side: number): Promise<PictureSize | undefined> {
  if (!size.isInRows || !(await decodesAtScale())) return undefined
  const scaled = (eighths: number) => ({
    width: Math.ceil((size.width * eighths) / 8),
    height: Math.ceil((size.height * eighths) / 8),
  })
  let eighths = Math.ceil((8 * side) / Math.max(size.width, size.height))
  while (eighths > 1 && pixelsOf(scaled(eighths)) > mostPixels) eighths -= 1
  return eighths < 8 ? scaled(eighths) : undefined
}

async function decodedAt(photo: Blob, { width, height }: PictureSize): Promise<ImageBitmap> {
  const decoder = new ImageDecoder({
    type: 'image/jpeg',
    data: photo.stream(),
    desiredWidth: width,
    desiredHeight: height,
  })
  try {
    const { image } = await decoder.decode()
    // Drawing the frame itself would take the same room once more.
    return await createImageBitmap(image).finally(() => image.close())
  } finally {
    decoder.close()
  }
}

/** A grey picture of 16 × 8 that is to be shown turned by a quarter. */
const probe =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AD//Z'

let isScaling: Promise<boolean> | undefined

/** Safari has no decoder that can be asked for a scale, and one that forgets how the camera was held is of no use. */
function decodesAtScale(): Promise<boolean> {
  isScaling ??= decodesProbe().catch(() => false)
  return isScaling
}

async function decodesProbe(): Promise<boolean> {
  if (typeof ImageDecoder === 'undefined') return false
  const bytes = Uint8Array.from(atob(probe), (sign) => sign.charCodeAt(0))
  const picture = await decodedAt(new Blob([bytes]), { width: 8, height: 4 })
  const isRight = picture.width === 4 && picture.height === 8
  picture.close()
  return isRight
}
