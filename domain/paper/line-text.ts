import { type Box, boxAround, type PaperLine, type PaperWord } from './paper.ts'

/** A line as one text, in capitals without accents, that still knows which words each part of it came from. */
export type LineText = {
  readonly text: string
  readonly page: number
  readonly words: readonly PaperWord[]
  /** For each letter of the text, the word it belongs to. */
  readonly wordAt: readonly number[]
}

export type Span = { readonly start: number; readonly end: number }

export function lineTextOf({ page, words }: PaperLine): LineText {
  // The sign for times often touches its neighbours: `6UNX12,25`, `6UN X12,25`.
  const parts = words.map(({ text }) =>
    plain(text).replace(/([A-Z]|^)(X\.?)(?=[\dR])/g, (_, before, sign) => before + ' '.repeat(sign.length)),
  )
  const wordAt = parts.flatMap((part, index) => [...`${part} `].map(() => index))
  return { text: parts.join(' '), page, words, wordAt }
}

/** Signs that read from right to left, or that are not seen, would hide what a line says. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .toUpperCase()
}

function wordsIn({ words, wordAt }: LineText, { start, end }: Span): PaperWord[] {
  const [first = 0, last = 0] = [wordAt[start], wordAt[Math.max(start, end - 1)]]
  return words.slice(first, last + 1)
}

export function boxOf(line: LineText, span: Span): Box {
  return boxAround(wordsIn(line, span).map(({ box }) => box))
}

export function likelihoodOf(line: LineText, span: Span): number {
  return Math.min(1, ...wordsIn(line, span).map(({ likelihood }) => likelihood))
}

/** Without spaces, and with digits that look like letters read as such: for finding names of fields. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '').replace(/0/g, 'O').replace(/1/g, 'I').replace(/5/g, 'S').replace(/8/g, 'B')
}
