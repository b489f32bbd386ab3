import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { linesBehind } from '#domain/paper/lines-behind.ts'
import type { PaperLine } from '#domain/paper/paper.ts'
import type { FileFacts } from './document-reading.ts'
import { lettersBehind } from './pdf-text.ts'
import type { Picture } from './picture.ts'

/** A page as one sees it; of a PDF also the text behind it, without what nobody can see. */
export type DocumentPage = {
  readonly picture: Picture
  readonly lines: readonly PaperLine[]
  /** What nobody can see. */
  readonly hidden?: string
}

const mostPages = 5
const longestSide = 2400

export async function readPdf(bytes: Uint8Array): Promise<{ pages: DocumentPage[]; facts: FileFacts }> {
  // Each file gets its own library, because one that ran out of memory cannot be used again.
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const pageCount = document.getPageCount()
    const pages: DocumentPage[] = []
    for (let index = 0; index < Math.min(pageCount, mostPages); index += 1)
      pages.push(await pageOf(document.getPage(index), index))
    return {
      pages,
      facts: {
        ...(pageCount > mostPages && { pages: { all: pageCount, read: mostPages } }),
        ...hiddenFigures(pages),
        ...(hasScript(bytes) && { hasScript: true }),
      },
    }
  } finally {
    document.destroy()
    library.destroy()
  }
}

async function pageOf(page: PDFiumPage, index: number): Promise<DocumentPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestSide / Math.max(originalWidth, originalHeight, 1)
  const size = { width: inPoints(originalWidth * scale), height: inPoints(originalHeight * scale) }
  // The text comes first, because rendering closes the page.
  const letters = lettersBehind(page)
  const { data, width, height } = await page.render({ ...size, scale: 1, colorSpace: 'Gray', render: raw })
  const picture = { data, width, height }
  return { picture, ...linesBehind(letters, { picture, page: index }) }
}

/** Hidden words without figures are what programs leave behind, and mislead nobody. */
function hiddenFigures(pages: readonly DocumentPage[]): FileFacts {
  const text = pages
    .map(({ hidden = '' }) => hidden)
    .join(' ')
    .trim()
  return /\d[.,]\d{2}(?!\d)|\d{4} ?\d{4}/.test(text) ? { hiddenText: text.slice(0, 200).toWellFormed() } : {}
}

/** Nothing here runs it. Whoever opens the file elsewhere should know, and a script that is packed stays unseen. */
function hasScript(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/JavaScript')
}

function inPoints(length: number): number {
  return Math.max(1, Math.floor(length))
}

async function raw({ data }: { data: Uint8Array }): Promise<Uint8Array> {
  return data
}
