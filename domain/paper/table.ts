import { type LineText, lineTextOf, squeezed } from './line-text.ts'
import type { PaperLine, PaperWord } from './paper.ts'

/** Where the columns of a DANFE's table stand, as far as its heading names them. */
export type Table = {
  readonly descriptionFrom: number
  /** Where the columns behind the description begin. */
  readonly descriptionTo: number
  readonly discount: number | undefined
  readonly total: number | undefined
}

/** Small print is often read in part, so that any four of these make a heading; a receipt has no taxes in its own. */
const ofTaxes = /NCM|CFOP|CST|CSOSN|[IL]CMS/
const columnNames = [
  /DESCR|PRODUTO/,
  /NCM/,
  /CFOP/,
  /CST|CSOSN/,
  /Q[TI]D|QUANT/,
  /UN[IL]T/,
  /TOTA[LI]/,
  /[IL]CMS/,
]

export function tableOf(line: LineText): Table | undefined {
  const said = squeezed(line.text)
  const found = columnNames.filter((name) => name.test(said)).length
  if (found < 4 || !ofTaxes.test(said) || /\d{2},\d{2}/.test(line.text)) return undefined
  const named = (name: RegExp) => placeOf(line.words, name)
  const middle = (place: Edges | undefined) => place && (place.from + place.to) / 2
  return {
    descriptionFrom: named(/DESCRI/i)?.from ?? 0,
    descriptionTo: (named(/NCM/i) ?? named(/CST|CFOP/i))?.from ?? 1,
    discount: middle(named(/(?:^|V\.?|VL\.?|VALOR)\.?DESC(?!RI)/i)),
    total: middle(named(/TOTA[LI]/i)),
  }
}

/** Names that stand close are read as one word; each is where its letters are in it. */
function placeOf(words: readonly PaperWord[], name: RegExp): Edges | undefined {
  for (const { text, from, to } of words) {
    const found = name.exec(text)
    if (!found) continue
    const letter = (to - from) / text.length
    return { from: from + found.index * letter, to: from + (found.index + found[0].length) * letter }
  }
  return undefined
}

/** Names of columns that say nothing of what was bought for how much. */
const namesOfTaxes =
  /^(?:NCM|N\.?C\.?M|CST|O\/?CST|CSOSN|BC|B\.?C\.?|ICMS|V\.?ICMS|VICMS|IPI|V\.?IPI|V\.?P|%|AL[IÍ]Q|%\w+)/i

export type Edges = { readonly from: number; readonly to: number }

/** Which pieces below a heading are needed; undefined where a line is no heading of a table. */
export function tableNeeded(heading: PaperLine) {
  const table = tableOf(lineTextOf(heading))
  if (!table) return undefined
  const notNeeded = heading.words.filter(({ text }, at) => isOfTaxes(text, heading.words[at + 1]?.text))
  return {
    isNeeded({ from, to }: Edges, beside: number): boolean {
      // Alone in its line, it is the rest of a description, or else small print below the table.
      if (beside < 3) return from > table.descriptionFrom - 0.06 && to < table.descriptionTo + 0.02
      const middle = (from + to) / 2
      return !notNeeded.some((column) => middle > column.from - margin && middle < column.to + margin)
    },
  }
}

const margin = 0.015

/** `V. ICMS` is two words; `V. TOTAL` and `V. UNIT` begin with the same. */
function isOfTaxes(text: string, next = ''): boolean {
  return namesOfTaxes.test(text) || (/^(?:V\.?|VL\.?|BC|%)$/i.test(text) && namesOfTaxes.test(next))
}
