import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { cleaned, middleOf, type Picture, pngOf, shrunk, turned } from './picture.ts'

type Words = { readonly text: string; readonly confidence: number }

/** How sure the reader must be, of 100, to look no further; a page on its head gives about 40. */
const sure = 60

/** The words in a picture, whichever way it was held, as far as they can be read until then. */
export async function readText(picture: Picture, until: number): Promise<string> {
  const page = await cleaned(await shrunk(picture, 2000))
  const asHeld = await wordsIn(page, until)
  if (asHeld.confidence >= sure) return asHeld.text
  const other = await wordsIn(await turned(page, await surestTurn(page, until)), until)
  return other.confidence > asHeld.confidence ? other.text : asHeld.text
}

/** Nonsense takes longest to read, so the other three directions are tried on a part of the page. */
async function surestTurn(page: Picture, until: number): Promise<number> {
  const part = await middleOf(page, 450)
  let best = { degrees: 180, confidence: 0 }
  for (const degrees of [180, 90, 270]) {
    const { confidence } = await wordsIn(await turned(part, degrees), until)
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
  // It cannot be interrupted, only ended.
  prepared = undefined
  await ocr.terminate()
  return nothing
}

const nothing: Words = { text: '', confidence: 0 }

let prepared: Promise<Worker> | undefined

/** Left alone, it would fetch its language from a public network and leave a copy in the working folder. */
function ready(): Promise<Worker> {
  prepared ??= createWorker('por', OEM.LSTM_ONLY, {
    langPath: join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/por'))), '4.0.0_best_int'),
    cacheMethod: 'none',
  })
  return prepared
}
