import type { Letter } from '#domain/paper/lines-behind.ts'

/** A piece of text as it stands in the file, of one font and in one line. */
export type TextPiece = {
  readonly str: string
  /** How a letter of height 1 is turned, enlarged and moved to its place on the page. */
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

type Page = { readonly width: number; readonly height: number; readonly transform: readonly number[] }
type WidthOf = (text: string, font: string) => number

/** More than a dense page has; a file of nothing but text would keep the device busy. */
const mostLetters = 20_000

/** A line is a few hundred letters at most, and each is measured from its beginning. */
const longestPiece = 400

/** How much of a letter's height is above the line it stands on. */
const above = 0.8

/** The letters of a page with their places, each as wide as its font has it. Text that is turned is left out. */
export function lettersOf(pieces: readonly TextPiece[], page: Page, widthOf: WidthOf): Letter[] {
  const letters: Letter[] = []
  for (const piece of pieces) {
    if (letters.length >= mostLetters) break
    letters.push(...lettersIn(piece, page, widthOf))
  }
  return letters.slice(0, mostLetters)
}

function lettersIn({ str, transform, width, fontName }: TextPiece, page: Page, widthOf: WidthOf): Letter[] {
  const [along = 0, slope = 0, leaning = 0, size = 0, left = 0, line = 0] = combined(
    page.transform,
    transform,
  )
  if (along <= 0 || Math.abs(slope) > along * 0.1) return []
  const text = str.slice(0, longestPiece)
  const height = Math.hypot(leaning, size)
  const [top, tall] = [(line - height * above) / page.height, height / page.height]
  const scale = width / (widthOf(str, fontName) || 1) / page.width
  let end = ''
  return Array.from(text, (letter): Letter => {
    const from = widthOf(end, fontName) * scale
    end += letter
    return { text: letter, box: [left / page.width + from, top, widthOf(end, fontName) * scale - from, tall] }
  })
}

/** First the one, then the other, as PDFs write it: six numbers, by columns. */
function combined(then: readonly number[], first: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = then
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = first
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
