import type { Point } from './sampling.ts'
import { endsOf, type TextBox } from './text-boxes.ts'

/**
 * Puts boxes into lines. A line is followed from left to right: the next box belongs to it if it begins where the line
 * would go on. Paper that lies aslant has lines of slightly different slopes, which change evenly over the page.
 */
export function linesOf(boxes: readonly TextBox[]): TextBox[][] {
  const slopeAt = slopesOf(boxes)
  const lines: TextBox[][] = []
  for (const box of [...boxes].sort((one, other) => endsOf(one).left[0] - endsOf(other).left[0])) {
    const [nearest] = lines
      .map((line) => ({ line, apart: distance(line, box, slopeAt) }))
      .filter(({ apart }) => apart < 0.6)
      .sort((one, other) => one.apart - other.apart)
    if (nearest) nearest.line.push(box)
    else lines.push([box])
  }
  return lines
    .map((line) => ({ line, height: heightAtLeft(line, slopeAt) }))
    .sort((one, other) => one.height - other.height)
    .map(({ line }) => line)
}

type SlopeAt = (place: Point) => number

/** How far a box is above or below where the line would go on, in heights of the smaller one. */
function distance(line: readonly TextBox[], box: TextBox, slopeAt: SlopeAt): number {
  const last = line.at(-1)
  if (!last) return Infinity
  const [endX, endY] = endsOf(last).right
  const [startX, startY] = endsOf(box).left
  // Beside each other, not on top of each other.
  if (startX < endX - Math.min(last.height, box.height)) return Infinity
  // A long piece knows its own slope; it holds as far as the piece is long.
  const isNear = startX - endX < last.length && last.length > 6 * last.height
  const slope = isNear ? Math.tan(last.angle) : slopeAt([(startX + endX) / 2, endY])
  return Math.abs(startY - (endY + (startX - endX) * slope)) / Math.min(last.height, box.height)
}

/** Whether lines run straight over the page, aslant or not: on crumpled paper columns do not stay below their names. */
export function isFlat(boxes: readonly TextBox[]): boolean {
  const long = boxes.filter(({ length, height }) => length > 10 * height)
  const slopeAt = slopesOf(boxes)
  const strays = long.map(({ angle, middle }) => Math.abs(Math.tan(angle) - slopeAt(middle)))
  return strays.reduce((sum, stray) => sum + stray, 0) / strays.length < 0.015
}

const isLong = ({ length, height }: TextBox) => length > 4 * height

/** The slope as a plane over the page, fitted to the long boxes by least squares, twice: the second time without strays. */
function slopesOf(boxes: readonly TextBox[]): SlopeAt {
  const first = fitted(boxes.filter(isLong))
  return fitted(
    boxes.filter((box) => isLong(box) && Math.abs(Math.tan(box.angle) - first(box.middle)) < 0.05),
  )
}

function fitted(boxes: readonly TextBox[]): SlopeAt {
  const total = boxes.reduce((sum, { length }) => sum + length, 0)
  if (total === 0) return () => 0
  const mean = (of: (box: TextBox) => number) =>
    boxes.reduce((sum, box) => sum + of(box) * box.length, 0) / total
  const [x, y] = [mean(({ middle }) => middle[0]), mean(({ middle }) => middle[1])]
  const slope = mean(({ angle }) => Math.tan(angle))
  const xx = mean(({ middle }) => (middle[0] - x) ** 2)
  const yy = mean(({ middle }) => (middle[1] - y) ** 2)
  const xy = mean(({ middle }) => (middle[0] - x) * (middle[1] - y))
  const xs = mean(({ middle, angle }) => (middle[0] - x) * (Math.tan(angle) - slope))
  const ys = mean(({ middle, angle }) => (middle[1] - y) * (Math.tan(angle) - slope))
  const determinant = xx * yy - xy * xy
  if (boxes.length < 8 || determinant < 1) return () => slope
  const alongX = (xs * yy - ys * xy) / determinant
  const alongY = (ys * xx - xs * xy) / determinant
  return ([atX, atY]) => slope + alongX * (atX - x) + alongY * (atY - y)
}

/** Where a line would begin at the left edge, so that lines that begin further right keep their order. */
function heightAtLeft([first]: readonly TextBox[], slopeAt: SlopeAt): number {
  if (!first) return 0
  const [x, y] = endsOf(first).left
  return y - x * slopeAt([x / 2, y])
}
