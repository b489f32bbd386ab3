import type { PdfPage } from './draw-pdf.ts'

const known = new WeakMap<File, Promise<readonly PdfPage[]>>()

/** The first pages of a PDF, read once; none if it cannot be read here. What reads it is loaded now. */
export function pdfPages(file: File): Promise<readonly PdfPage[]> {
  const pages = known.get(file) ?? read(file)
  known.set(file, pages)
  return pages
}

async function read(file: File): Promise<readonly PdfPage[]> {
  try {
    const { drawPdf } = await import('./draw-pdf.ts')
    return await drawPdf(file)
  } catch (error) {
    reportError(error)
    return []
  }
}
