/** Left, top, width and height, as parts of the page's own width and height. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** A word on a page, as text behind a PDF or as letters of a picture. */
export type PaperWord = {
  readonly text: string
  /** Where it begins and ends along its line, on the page held straight, as parts of its width. */
  readonly from: number
  readonly to: number
  readonly box: Box
  /** Of the letter that was hardest to read; 1 where nothing had to be recognised. */
  readonly likelihood: number
}

/** Words beside each other; lines are in the order in which one reads them. */
export type PaperLine = { readonly page: number; readonly words: readonly PaperWord[] }

export function textOf({ words }: PaperLine): string {
  return words.map(({ text }) => text).join(' ')
}

/** The smallest box around all. */
export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, right - left, bottom - top]
}
