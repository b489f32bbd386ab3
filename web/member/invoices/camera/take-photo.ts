import { canvasOf, drawnPixels, jpegOf } from './canvas.ts'
import type { PhotoDesk } from './photo-desk.ts'
import type { Corners, Pixels } from './picture.ts'
import { type Part, photoFile } from './stitch.ts'

/** The frame that is shown now, straightened where that is certain. */
export async function takePhoto(
  video: HTMLVideoElement,
  desk: PhotoDesk | undefined,
  corners: Corners | undefined,
): Promise<Part> {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const photo = drawnPixels(canvasOf(size), video, { left: 0, top: 0, ...size })
  const { pixels, fault } = await developed(photo, desk, corners)
  const context = canvasOf(pixels)
  context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0)
  const { width, height } = pixels
  return { id: crypto.randomUUID(), jpeg: photoFile(await jpegOf(context, 0.9)), width, height, fault }
}

/** A photo that cannot be straightened is a photo all the same. */
async function developed(photo: Pixels, desk: PhotoDesk | undefined, corners: Corners | undefined) {
  try {
    if (desk) return await desk.ask('develop', { photo, corners })
  } catch (error) {
    reportError(error)
  }
  return { pixels: photo, fault: undefined }
}
