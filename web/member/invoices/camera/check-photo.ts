import { decodedPicture } from '#web/ui/decoded-picture.ts'
import { inTurn } from '#web/ui/in-turn.ts'
import { canvasOf, drawnPixels } from './canvas.ts'
import { openPhotoDesk } from './photo-desk.ts'
import type { PhotoFault } from './photo-fault.ts'
import { fittedWithin, type Pixels } from './picture.ts'

/** As large as it is judged. */
const longestSide = 1920

/** Looking at it holds as much as decoding it, so that too waits for its turn. */
export function checkPhoto(file: File): Promise<PhotoFault | undefined> {
  return inTurn(() => faultIn(file))
}

async function faultIn(file: File): Promise<PhotoFault | undefined> {
  const photo = await drawnToCheck(file)
  if (!photo) return undefined
  const desk = openPhotoDesk()
  try {
    return await desk.ask('check', { photo })
  } finally {
    desk.close()
  }
}

async function drawnToCheck(file: File): Promise<Pixels | undefined> {
  const picture = await decodedPicture(file, longestSide)
  if (!picture) return undefined
  const { width, height } = picture
  const context = canvasOf(fittedWithin(picture, longestSide))
  const photo = drawnPixels(context, picture, { left: 0, top: 0, width, height })
  picture.close()
  // Browsers keep what was drawn until they tidy up.
  context.canvas.width = 0
  return photo
}
