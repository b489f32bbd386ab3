import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { type Picture, pngOf, shrunk, turned } from './picture.ts'

/** How sure the reader must be of its words, of 100; a page on its head gives about 30. */
const sure = 60

/** The words in a picture, whichever way it was held; the surest of four directions, as far as the time lasts. */
export async function readText(picture: Picture, until: number): Promise<string> {
  const page = await shrunk(picture, 2000)
  let best = { text: '', confidence: 0 }
  for (const degrees of [0, 180, 90, 270]) {
    if (performance.now() > until) break
    const read = await wordsIn(await turned(page, degrees))
    if (read.confidence > best.confidence) best = read
    if (best.confidence >= sure) break
  }
  return best.text
}

async function wordsIn(picture: Picture) {
  const ocr = await ready()
  const { data } = await ocr.recognize(await pngOf(picture))
  return { text: data.text, confidence: data.confidence }
}

let prepared: Promise<Worker> | undefined

/** Left alone, it would fetch its language from a public network and leave a copy in the working folder. */
function ready(): Promise<Worker> {
  prepared ??= createWorker('por', OEM.LSTM_ONLY, {
    langPath: join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/por'))), '4.0.0_best_int'),
    cacheMethod: 'none',
  })
  return prepared
}
