import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linesBehind } from '#domain/paper/lines-behind.ts'
import type { PaperLine } from '#domain/paper/paper.ts'
import { lettersOf, type TextPiece } from './pdf-letters.ts'

/** A page as one sees it, and the text behind it without what nobody can see. */
export type PdfPage = { readonly picture: Blob; readonly lines: readonly PaperLine[] }

const mostPages = 5
const longestSide = 2000
const patienceMs = 20_000

/** Larger pictures inside of a page are left out, because phones have little memory. */
const mostPoints = 25_000_000

/** The first pages of a PDF, or none: the server reads the file anyway, so that no failure here is told. */
export async function drawPdf(file: File): Promise<readonly PdfPage[]> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const stop = setTimeout(() => reject(new Error('The PDF took too long')), patienceMs)
  worker.onerror = ({ message }) => reject(new Error(`The PDF reader failed: ${message}`))
  try {
    return await Promise.race([pagesIn(file, worker), stopped])
  } catch {
    return []
  } finally {
    clearTimeout(stop)
    worker.terminate()
  }
}

/** Nothing is fetched and no script of the file runs: for that the library has a part of its own, which is not here. */
async function pagesIn(file: File, port: Worker): Promise<PdfPage[]> {
  // A file of its own, which stays the same on the device when something of ours changes.
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const opening = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port }),
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: mostPoints,
    verbosity: 0,
  })
  try {
    const document = await opening.promise
    const count = Math.min(document.numPages, mostPages)
    const pages: PdfPage[] = []
    for (let index = 0; index < count; index += 1) pages.push(await pageOf(document, index))
    return pages
  } finally {
    await opening.destroy()
  }
}

async function pageOf(pdf: PDFDocumentProxy, index: number): Promise<PdfPage> {
  const page = await pdf.getPage(index + 1)
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longestSide / Math.max(plain.width, plain.height, 1) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  // As if for printing: otherwise a window in the background would not draw at all.
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const { items, styles } = await page.getTextContent()
  const pieces = items.filter((item): item is TextPiece & typeof item => 'str' in item)
  const letters = lettersOf(pieces, plain, (text, font) =>
    widthOf(text, `${font}, ${styles[font]?.fontFamily}`),
  )
  const { lines } = linesBehind(letters, { picture: greyOf(canvas), page: index })
  return { picture: await jpegOf(canvas), lines }
}

const ruler = document.createElement('canvas').getContext('2d')

/** The page has been drawn, so that its own fonts are there. */
function widthOf(text: string, family: string): number {
  if (!ruler) return text.length
  ruler.font = `100px ${family}`
  return ruler.measureText(text).width
}

function greyOf(canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const points = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1)
    data[at] = ((points[at * 4] ?? 0) * 3 + (points[at * 4 + 1] ?? 0) * 6 + (points[at * 4 + 2] ?? 0)) / 10
  return { data, width, height }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (drawn: Blob | null) =>
      drawn ? resolve(drawn) : reject(new Error('The page was not drawn'))
    canvas.toBlob(take, 'image/jpeg', 0.85)
  })
}
