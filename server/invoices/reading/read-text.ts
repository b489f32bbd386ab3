import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { cropMiddle, type Picture, pngOf, removeShadows, rotate, shrink } from './picture.ts'

type Words = { readonly text: string; readonly confidence: number }

/** With this confidence, of 100, no other direction is tried. A page that is upside down gives about 40. */
const sure = 60

export async function readText(picture: Picture, until: number): Promise<string> {
  const page = await removeShadows(await shrink(picture, 2000))
  const asHeld = await wordsIn(page, until)
  if (asHeld.confidence >= sure) return asHeld.text
  const other = await wordsIn(await rotate(page, await surestTurn(page, until)), until)
  return other.confidence > asHeld.confidence ? other.text : asHeld.text
}

/** Text in a wrong direction takes longest to read, so that the directions are tried on a part of the page. */
async function surestTurn(page: Picture, until: number): Promise<number> {
  const part = await cropMiddle(page, 450)
  let best = { degrees: 180, confidence: 0 }
  for (const degrees of [180, 90, 270]) {
    const { confidence } = await wordsIn(await rotate(part, degrees), until)
    if (confidence > best.confidence) best = { degrees, confidence }
    if (confidence >= sure) break
  }
  return best.degrees
}

async function wordsIn(picture: Picture, until: number): Promise<Words> {
  const left = until - performance.now()
  if (left <= 0) return nothing
  const ocr = await ready()
  const tooLate = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => tooLate.resolve(undefined), left)
  const read = ocr.recognize(await pngOf(picture))
  const result = await Promise.race([read, tooLate.promise])
  clearTimeout(timer)
  if (result) return result.data
  // The worker cannot be interrupted, only ended.
  prepared = undefined
  await ocr.terminate()
  return nothing
}

const nothing: Words = { text: '', confidence: 0 }

let prepared: Promise<Worker> | undefined

/** Without these options, the worker would download its language and leave a copy in the working folder. */
function ready(): Promise<Worker> {
  prepared ??= createWorker('por', OEM.LSTM_ONLY, {
    langPath: join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/por'))), '4.0.0_best_int'),
    cacheMethod: 'none',
  })
  return prepared
}
