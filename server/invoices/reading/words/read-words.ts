import { type Box, boxAround, type PaperLine, type PaperWord } from '#domain/paper/paper.ts'
import { type Edges, tableNeeded } from '#domain/paper/table.ts'
import type { IsLate } from '#server/invoices/reading/patience.ts'
import { type Picture, shrink } from '#server/invoices/reading/picture.ts'
import { isFlat, linesOf } from './lines.ts'
import { runDetector } from './models.ts'
import { acrossPage } from './page-edges.ts'
import { type LetterAt, lineHeight, recogniseLine } from './recognise.ts'
import { type Affine, chained, moved, type Point, type Size, sampled, scaled, stretched } from './sampling.ts'
import { endsOf, type TextBox, textBoxes } from './text-boxes.ts'

/** First the page is found on a small copy, then its lines on one as large as they need. */
const firstLook = 960
const closerLook = 1920
/** Letters of this height, in points, are found well. */
const wantedHeight = 20
const mostBoxes = 600

export type ReadingOfWords = {
  readonly isLate: IsLate
  /** A code has told the key, so that less has to be read. */
  readonly hasKey: boolean
  readonly isEnough: (lines: readonly PaperLine[]) => boolean
}

/** The words of a picture in lines, however it was held. Gives up between two lines when it is late. */
export async function readWords(picture: Picture, reading: ReadingOfWords): Promise<WordsOfPicture> {
  const page = await pageIn(picture)
  if (!page) return { lines: [], degrees: 0 }
  const known = new Map<TextBox, PaperWord[]>()
  const read: Read = async (line) => {
    for (const box of line) if (!known.has(box) && !reading.isLate()) known.set(box, await wordsOf(page, box))
    return { page: 0, words: line.flatMap((box) => known.get(box) ?? []) }
  }
  const lines = await linesThatCount(linesOf(page.boxes.slice(0, mostBoxes)), { ...reading, page, read })
  return { lines: lines.filter(({ words }) => words.length > 0), degrees: page.degrees }
}

/** The lines, and by how much they are turned against the picture, clockwise. */
type WordsOfPicture = { readonly lines: readonly PaperLine[]; readonly degrees: number }

/** Reads a line; what was read of it before is known. */
type Read = (line: readonly TextBox[]) => Promise<PaperLine>

type Counting = Omit<ReadingOfWords, 'isLate'> & { readonly page: Page; readonly read: Read }

/**
 * Reads all lines. Around the table of a DANFE only what says something of a purchase, and the other sums only where
 * those do not add up: of a dense page most of the time would go into taxes, addresses and small print.
 */
async function linesThatCount(
  lines: readonly TextBox[][],
  { page, hasKey, isEnough, read }: Counting,
): Promise<PaperLine[]> {
  const found = isFlat(lines.flat()) ? await tableIn(lines, read) : undefined
  if (!found) return inTurn(lines, read)
  const { index, heading, table } = found
  const needed = lines.slice(0, index).map((boxes, at) => headNeeded(boxes, page, { at, hasKey }))
  // The head is little and comes first, should it get late.
  const head = await inTurn(needed, read)
  const below = lines
    .slice(index + 1)
    .map((boxes) => boxes.filter((box) => table.isNeeded(edgesOf(box, page), boxes.length)))
  const rows = [heading, ...(await inTurn(below, read))]
  if (isEnough([...head, ...rows])) return [...head, ...rows]
  const sums = lines.slice(Math.max(0, index - linesOfSums), index)
  return [...head.slice(0, index - sums.length), ...(await inTurn(sums, read)), ...rows]
}

/** So many lines above a table hold its sums. */
const linesOfSums = 9

/** Looks for the heading of a table, first where a DANFE has it: nothing of that place would be read in vain. */
async function tableIn(lines: readonly TextBox[][], read: Read) {
  const wide = [...lines.entries()].filter(([, boxes]) => boxes.length >= fewestColumns)
  const [upper, lower] = [wide.filter(([at]) => at < linesOfHead), wide.filter(([at]) => at >= linesOfHead)]
  for (const [index, line] of [...lower, ...upper]) {
    const heading = await read(line)
    const table = tableNeeded(heading)
    if (table) return { index, heading, table }
  }
  return undefined
}

/** Names of columns that stand close are found as one piece. */
const fewestColumns = 5
const linesOfHead = 24

async function inTurn<Given, Made>(all: readonly Given[], make: (one: Given) => Promise<Made>) {
  const made: Made[] = []
  for (const one of all) made.push(await make(one))
  return made
}

type Head = { readonly at: number; readonly hasKey: boolean }

/** Totals, key, number and day stand in the right half, the name at the upper left. */
function headNeeded(boxes: readonly TextBox[], page: Page, { at, hasKey }: Head): TextBox[] {
  return boxes.filter((box) => {
    const { from, to } = edgesOf(box, page)
    // A key that is known says the number, so that only the day is looked for.
    return from > (hasKey ? 0.7 : 0.4) || (at < 5 && to < 0.5)
  })
}

function edgesOf(box: TextBox, { across }: Pick<Page, 'across'>): Edges {
  const { left, right } = endsOf(box)
  return { from: across(left), to: across(right) }
}

/** Pieces of text on a plane that is held straight, whose points lie on the picture. */
type Page = {
  readonly picture: Picture
  readonly reduced: Reduced
  readonly plane: Affine
  readonly boxes: readonly TextBox[]
  readonly degrees: number
  readonly across: ReturnType<typeof acrossPage>
}

/** A copy on which lines have the height at which they are read. */
type Reduced = { readonly picture: Picture; readonly scale: number }

async function pageIn(picture: Picture): Promise<Page | undefined> {
  const part = await textPart(picture)
  if (!part) return undefined
  const found = await boxesIn(picture, part)
  const long = found.filter(({ length, height }) => length > 2 * height)
  if (long.length === 0) return undefined
  const step = part.plane[0]
  const reduced = await reducedTo(picture, median(found.map(({ height }) => height)) * step)
  const angle = await directionOf({ reduced, plane: part.plane }, long)
  const turn: Affine = [Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle), 0]
  const back: Affine = [Math.cos(angle), Math.sin(angle), 0, -Math.sin(angle), Math.cos(angle), 0]
  const boxes = found.map((box) =>
    lying({ ...box, middle: moved(back, box.middle), angle: box.angle - angle }),
  )
  return {
    picture,
    reduced,
    plane: chained(part.plane, turn),
    boxes,
    degrees: (angle * 180) / Math.PI,
    across: acrossPage(boxes),
  }
}

type Part = { readonly plane: Affine; readonly size: Size }

/** The part of a picture that has text, enlarged as far as its letters want. */
async function textPart(picture: Picture): Promise<Part | undefined> {
  const small = await shrink(picture, firstLook)
  const scale = small.width / picture.width
  const found = await detect(small, scaled(1), small)
  if (found.length === 0) return undefined
  const textHeight = median(found.map(({ height }) => height))
  const corners = found.flatMap(cornersOf)
  const left = Math.max(0, Math.min(...corners.map(([x]) => x)) - textHeight)
  const top = Math.max(0, Math.min(...corners.map(([, y]) => y)) - textHeight)
  const right = Math.min(small.width, Math.max(...corners.map(([x]) => x)) + textHeight)
  const bottom = Math.min(small.height, Math.max(...corners.map(([, y]) => y)) + textHeight)
  const longest = Math.max(right - left, bottom - top)
  const zoom = Math.min(Math.max(1, wantedHeight / textHeight), closerLook / longest, 1 / scale)
  const size = { width: Math.ceil((right - left) * zoom), height: Math.ceil((bottom - top) * zoom) }
  const step = 1 / zoom / scale
  return { plane: [step, 0, left / scale, 0, step, top / scale], size }
}

async function reducedTo(picture: Picture, textHeight: number): Promise<Reduced> {
  const factor = Math.min(1, (lineHeight * 1.15) / textHeight)
  const reduced = await shrink(picture, Math.ceil(Math.max(picture.width, picture.height) * factor))
  return { picture: reduced, scale: reduced.width / picture.width }
}

/** The angle by which lines run, from their slopes, and from which way up a few of them are read better. */
async function directionOf({ reduced, plane }: Pick<Page, 'reduced' | 'plane'>, long: readonly TextBox[]) {
  const angle = commonAngle(long)
  const tried = [...long]
    .sort((one, other) => Math.abs(one.length / one.height - 7) - Math.abs(other.length / other.height - 7))
    .slice(0, 4)
  const readable = async (box: TextBox, turn: number) =>
    sumOf(await lettersOf({ reduced, plane }, { ...box, angle: near(box.angle, angle) + turn }))
  let lead = 0
  for (const box of tried) {
    lead += (await readable(box, 0)) - (await readable(box, Math.PI))
    if (Math.abs(lead) > clearLead) break
  }
  return lead < 0 ? angle + Math.PI : angle
}

/** In letters that are certain, counted half. */
const clearLead = 2

/** How well a line reads: letters that are likely count, unlikely ones do not. */
function sumOf(letters: readonly LetterAt[]): number {
  return letters.reduce((sum, { likelihood }) => sum + Math.max(0, likelihood - 0.5), 0)
}

/** The middle of all slopes, by length. Lines nearly upright count in the direction of the first. */
function commonAngle(boxes: readonly TextBox[]): number {
  const [longest] = [...boxes].sort((one, other) => other.length - one.length)
  const around = longest?.angle ?? 0
  const sorted = boxes
    .map(({ angle, length }) => ({ angle: near(angle, around), length }))
    .sort((one, other) => one.angle - other.angle)
  let half = sorted.reduce((sum, { length }) => sum + length, 0) / 2
  for (const { angle, length } of sorted) {
    half -= length
    if (half <= 0) return angle
  }
  return around
}

/** The same slope, written so that it is within a quarter turn of another. */
function near(angle: number, other: number): number {
  return angle - Math.PI * Math.round((angle - other) / Math.PI)
}

/** A single letter is higher than it is wide, so that it was taken for a piece of an upright line. */
function lying(box: TextBox): TextBox {
  const angle = near(box.angle, 0)
  const isUpright = Math.abs(angle) > Math.PI / 4 && box.length < 2.5 * box.height
  if (!isUpright) return { ...box, angle }
  return { ...box, length: box.height, height: box.length, angle: angle - Math.sign(angle) * (Math.PI / 2) }
}

async function boxesIn(picture: Picture, { plane, size }: Part): Promise<TextBox[]> {
  // A copy as large as what is looked for: sampling a larger one would skip points between.
  const copy = await shrink(picture, Math.ceil(Math.max(picture.width, picture.height) / plane[0]))
  return detect(copy, chained(scaled(copy.width / picture.width), plane), size)
}

async function detect(picture: Picture, plane: Affine, size: Size): Promise<TextBox[]> {
  const [width, height] = [upTo32(size.width), upTo32(size.height)]
  const points = stretched(sampled(picture, plane, { width, height }), 0.95)
  const { data } = await runDetector(asColours(points), [1, 3, height, width])
  return textBoxes({ data, width, height })
}

function upTo32(length: number): number {
  return Math.max(32, Math.ceil(length / 32) * 32)
}

const means = [0.485, 0.456, 0.406]
const deviations = [0.229, 0.224, 0.225]

function asColours(points: Uint8Array): Float32Array {
  const layers = new Float32Array(points.length * 3)
  for (const [layer, mean] of means.entries()) {
    const table = Float32Array.from(
      { length: 256 },
      (_, level) => (level / 255 - mean) / (deviations[layer] ?? 1),
    )
    const start = layer * points.length
    for (let at = 0; at < points.length; at += 1) layers[start + at] = table[points[at] ?? 0] ?? 0
  }
  return layers
}

/** A piece of text as it lies on a plane, its upper left corner first. */
function planeOn(plane: Affine, { middle: [x, y], length, height, angle }: TextBox, width: number): Affine {
  const [along, across] = [length / width, height / lineHeight]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const left = x - (cos * length) / 2 + (sin * height) / 2
  const top = y - (sin * length) / 2 - (cos * height) / 2
  return chained(plane, [cos * along, -sin * across, left, sin * along, cos * across, top])
}

async function wordsOf(page: Page, box: TextBox): Promise<PaperWord[]> {
  return splitAtSpaces(await lettersOf(page, box)).map((word) => wordOf(page, box, word))
}

function lettersOf({ reduced, plane }: Pick<Page, 'reduced' | 'plane'>, box: TextBox): Promise<LetterAt[]> {
  const wanted = Math.round((box.length / box.height) * lineHeight)
  const size = { width: Math.max(lineHeight, Math.min(2400, wanted)), height: lineHeight }
  const onReduced = planeOn(chained(scaled(reduced.scale), plane), box, size.width)
  return recogniseLine(sampled(reduced.picture, onReduced, size), size.width)
}

function splitAtSpaces(letters: readonly LetterAt[]): LetterAt[][] {
  const words: LetterAt[][] = [[]]
  for (const letter of letters) {
    if (letter.letter === ' ') words.push([])
    else words.at(-1)?.push(letter)
  }
  return words.filter((word) => word.length > 0)
}

function wordOf({ plane, picture, across }: Page, box: TextBox, letters: readonly LetterAt[]): PaperWord {
  const pitch = box.height / 2 / box.length
  const start = Math.max(0, (letters[0]?.at ?? 0) - pitch / 2)
  const end = Math.min(1, (letters.at(-1)?.at ?? 1) + pitch / 2)
  const part: TextBox = {
    ...box,
    middle: alongOf(box, (start + end) / 2),
    length: (end - start) * box.length,
  }
  const corners = cornersOf(part)
  const box4 = boxAround(corners.map((corner): Box => [...moved(plane, corner), 0, 0]))
  return {
    text: letters.map(({ letter }) => letter).join(''),
    from: across(alongOf(box, start)),
    to: across(alongOf(box, end)),
    box: [
      box4[0] / picture.width,
      box4[1] / picture.height,
      box4[2] / picture.width,
      box4[3] / picture.height,
    ],
    likelihood: Math.min(...letters.map(({ likelihood }) => likelihood)),
  }
}

function alongOf({ middle: [x, y], length, angle }: TextBox, share: number): Point {
  const far = (share - 0.5) * length
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
}

function cornersOf({ middle: [x, y], length, height, angle }: TextBox): Point[] {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
  return [-1, 1].flatMap((along) =>
    [-1, 1].map(
      (across): Point => [
        x + along * length * cos - across * height * sin,
        y + along * length * sin + across * height * cos,
      ],
    ),
  )
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
