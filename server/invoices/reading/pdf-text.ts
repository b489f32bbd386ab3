import type { PDFiumPage } from '@hyzyla/pdfium'
import type { Letter } from '#domain/paper/lines-behind.ts'
import type { Box } from '#domain/paper/paper.ts'

/** More than a dense page has; a file of nothing but text would keep the reader busy. */
const mostLetters = 20_000

/** The letters of a page with their places. The library hands out only the text, so its own engine is asked. */
export function lettersBehind(page: PDFiumPage): Letter[] {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  const { module: engine, pageIdx } = page as unknown as PageInside
  const text = engine._FPDFText_LoadPage(pageIdx)
  const numbers = engine.wasmExports.malloc(16)
  try {
    const count = Math.min(engine._FPDFText_CountChars(text), mostLetters)
    return Array.from({ length: count }, (_, index): Letter => {
      // A letter that takes two places comes as two; joined to a word they are one again.
      const sign = String.fromCharCode(engine._FPDFText_GetUnicode(text, index))
      // The loose box has the room that a letter takes in its line; of a slim digit the tight one leaves gaps.
      engine._FPDFText_GetLooseCharBox(text, index, numbers)
      const at = new DataView(engine.HEAPU8.buffer, numbers, 16)
      const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) => at.getFloat32(offset, true))
      return { text: sign, box: boxOf([left, right, bottom, top], { width, height }) }
    })
  } finally {
    engine.wasmExports.free(numbers)
    engine._FPDFText_ClosePage(text)
  }
}

/** What the library keeps to itself. */
type PageInside = {
  readonly pageIdx: number
  readonly module: {
    readonly HEAPU8: Uint8Array
    readonly wasmExports: { malloc(size: number): number; free(place: number): void }
    _FPDFText_LoadPage(page: number): number
    _FPDFText_CountChars(text: number): number
    _FPDFText_GetUnicode(text: number, index: number): number
    _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number
    _FPDFText_ClosePage(text: number): void
  }
}

function boxOf(edges: (number | undefined)[], { width, height }: { width: number; height: number }): Box {
  const [left = 0, right = 0, bottom = 0, top = 0] = edges
  return [left / width, 1 - top / height, (right - left) / width, (top - bottom) / height]
}
