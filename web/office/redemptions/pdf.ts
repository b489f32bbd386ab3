import { winAnsi } from './win-ansi.ts'

/** A text on a page; `x` and `y` in points from the lower left corner. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
}

export const a4 = { width: 595.28, height: 841.89 }

/** A PDF of A4 pages with nothing but text on them, in the fonts every reader has. */
export function pdfOf(pages: readonly (readonly PlacedText[])[]): Uint8Array<ArrayBuffer> {
  const pageNumbers = pages.map((_, place) => 5 + place * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, place) => [pageObject(6 + place * 2), stream(page.map(textOf).join('\n'))]),
  ]
  return assembled(objects)
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function pageObject(content: number): string {
  const box = `[0 0 ${a4.width} ${a4.height}]`
  const fonts = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
  return `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${fonts} /Contents ${content} 0 R >>`
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** In hexadecimal, so that no character needs an escape and the file is plain ASCII. */
function textOf({ text, x, y, size, isBold = false }: PlacedText): string {
  const bytes = winAnsi(text).map((byte) => byte.toString(16).padStart(2, '0'))
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${bytes.join('')}> Tj ET`
}

/** The objects one after another, and the table that says where each begins. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, place) => {
    const start = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + table + trailer)
}
