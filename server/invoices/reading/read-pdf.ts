import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { linesBehind } from '#domain/paper/lines-behind.ts'
import type { PaperLine } from '#domain/paper/paper.ts'
import { lettersBehind } from './pdf-text.ts'
import type { Picture } from './picture.ts'

/** A page as one sees it; of a PDF also the text behind it, without what nobody can see. */
export type DocumentPage = { readonly picture: Picture; readonly lines: readonly PaperLine[] }

const mostPages = 5
const longestSide = 2400

export async function readPdf(bytes: Uint8Array): Promise<DocumentPage[]> {
  // Each file gets its own library, because one that ran out of memory cannot be used again.
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const count = Math.min(document.getPageCount(), mostPages)
    const pages: DocumentPage[] = []
    for (let index = 0; index < count; index += 1) pages.push(await pageOf(document.getPage(index), index))
    return pages
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
  return { picture, lines: linesBehind(letters, { picture, page: index }) }
}

function inPoints(length: number): number {
  return Math.max(1, Math.floor(length))
}

async function raw({ data }: { data: Uint8Array }): Promise<Uint8Array> {
  return data
}
