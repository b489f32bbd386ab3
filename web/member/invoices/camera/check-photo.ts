import { inTurn } from '#web/member/invoices/reading/in-turn.ts'
import { isTooLargeToDecode } from '#web/member/invoices/reading/large-picture.ts'
import { canvasOf, drawnPixels } from './canvas.ts'
import { openPhotoDesk } from './photo-desk.ts'
import type { PhotoFault } from './photo-fault.ts'
import { fittedWithin, type Pixels } from './picture.ts'

/** As large as it is judged. */
const longestSide = 1920

export async function checkPhoto(file: File): Promise<PhotoFault | undefined> {
  if (await isTooLargeToDecode(file)) return undefined
  const photo = await inTurn(() => drawnToCheck(file))
  const desk = openPhotoDesk()
  try {
    return await desk.ask('check', { photo })
  } finally {
    desk.close()
  }
}

async function drawnToCheck(file: File): Promise<Pixels> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const context = canvasOf(fittedWithin(picture, longestSide))
  const photo = drawnPixels(context, picture, { left: 0, top: 0, width, height })
  picture.close()
  // Browsers keep what was drawn until they tidy up.
  context.canvas.width = 0
  return photo
}
