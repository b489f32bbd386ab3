import { isTooLargeToDecode } from '#web/member/invoices/reading/large-picture.ts'
import { canvasOf, drawnPixels } from './canvas.ts'
import { openPhotoDesk } from './photo-desk.ts'
import type { PhotoFault } from './photo-fault.ts'
import { fittedWithin } from './picture.ts'

/** As large as it is judged. */
const longestSide = 1920

export async function checkPhoto(file: File): Promise<PhotoFault | undefined> {
  if (await isTooLargeToDecode(file)) return undefined
  const picture = await createImageBitmap(file)
  const desk = openPhotoDesk()
  try {
    const { width, height } = picture
    const photo = drawnPixels(canvasOf(fittedWithin(picture, longestSide)), picture, {
      left: 0,
      top: 0,
      width,
      height,
    })
    return await desk.ask('check', { photo })
  } finally {
    picture.close()
    desk.close()
  }
}
