import { type Box, boxAround, type PaperLine, type PaperWord } from './paper.ts'

/** A letter of the text behind a page. */
export type Letter = { readonly text: string; readonly box: Box }

/** A page as one sees it, in grey: a byte for each point. */
type Picture = {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Fewer lines behind a page are a stamp or a title, and not the paper. */
export function isWholePaper(lines: readonly PaperLine[]): boolean {
  return lines.length > 4
}

/**
 * Letters in words and words in lines, as they stand on the page and not as the file has them; and what one does not
 * see there.
 */
export function linesBehind(
  letters: readonly Letter[],
  { picture, page }: { picture: Picture; page: number },
): { lines: PaperLine[]; hidden: string } {
  const all = wordsIn(letters, picture.width / picture.height)
  const words = all.filter(({ box }) => isSeen(picture, box))
  const unseen = all.filter((word) => !words.includes(word))
  const lines: PaperWord[][] = []
  for (const word of words.sort((one, other) => middleOf(one) - middleOf(other))) {
    const line = lines.at(-1)
    const isBeside = line && Math.abs(middleOf(word) - mean(line.map(middleOf))) < word.box[3] * 0.5
    if (isBeside) line.push(word)
    else lines.push([word])
  }
  return {
    lines: lines.map((line) => ({ page, words: line.sort((one, other) => one.from - other.from) })),
    hidden: unseen.map(({ text }) => text).join(' '),
  }
}

function wordsIn(letters: readonly Letter[], shape: number): PaperWord[] {
  const words: Letter[][] = []
  let isApart = true
  for (const letter of letters) {
    if (/^[\s\p{Cc}\p{Cf}]$/u.test(letter.text)) {
      isApart = true
      continue
    }
    const last = words.at(-1)?.at(-1)
    if (!isApart && last && isNext(last, letter, shape)) words.at(-1)?.push(letter)
    else words.push([letter])
    isApart = false
  }
  return words.map((word) => {
    const box = boxAround(word.map((letter) => letter.box))
    // A file can have half of a letter that takes two places.
    const text = word
      .map((letter) => letter.text)
      .join('')
      .replace(/\p{Cs}/gu, '\ufffd')
    return { text, box, from: box[0], to: box[0] + box[2], likelihood: 1 }
  })
}

/** On the same line, and no further away than a space is wide. */
function isNext({ box: one }: Letter, { box: other }: Letter, shape: number): boolean {
  const gap = (other[0] - one[0] - one[2]) * shape
  const height = Math.max(one[3], other[3])
  return Math.abs(one[1] + one[3] - other[1] - other[3]) < height * 0.6 && gap < height * 0.3 && gap > -height
}

const leastContrast = 40

/** Text that has the colour of its ground, or lies under something, is not on the paper for whoever looks at it. */
function isSeen({ data, width, height }: Picture, [left, top, wide, high]: Box): boolean {
  const [fromX, toX] = [Math.floor(left * width), Math.ceil((left + wide) * width)]
  const [fromY, toY] = [Math.floor(top * height), Math.ceil((top + high) * height)]
  let [dark, bright] = [255, 0]
  for (let y = Math.max(0, fromY); y < Math.min(height, toY); y += 1)
    for (let x = Math.max(0, fromX); x < Math.min(width, toX); x += 1) {
      const point = data[y * width + x] ?? 0
      if (point < dark) dark = point
      if (point > bright) bright = point
    }
  return bright - dark >= leastContrast
}

function middleOf({ box: [, top, , height] }: PaperWord): number {
  return top + height / 2
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
