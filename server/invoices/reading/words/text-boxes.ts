import type { Point } from './sampling.ts'

/** A piece of a line of text: its middle, its length along the line, its height, and its slope as an angle. */
export type TextBox = {
  readonly middle: Point
  readonly length: number
  readonly height: number
  readonly angle: number
}

/** The middle of its left and of its right side. */
export function endsOf({ middle: [x, y], length, angle }: TextBox): { left: Point; right: Point } {
  const [along, up] = [(length / 2) * Math.cos(angle), (length / 2) * Math.sin(angle)]
  return { left: [x - along, y - up], right: [x + along, y + up] }
}

type Likelihood = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number }

const isText = 0.3
const surelyText = 0.55
const shortestSide = 3
/** The detector marks the heart of each line; the letters reach beyond it by this much of area over outline. */
const growth = 1.6

/** The pieces of text in a map of how likely each point is text. */
export function textBoxes(map: Likelihood): TextBox[] {
  return patchesOf(map).flatMap((patch) => {
    if (patch.likelihood < surelyText) return []
    const box = tightBox(hullOf(patch.edge))
    if (!box || box.height < shortestSide) return []
    const reach = (box.length * box.height * growth) / (2 * (box.length + box.height))
    return [{ ...box, length: box.length + 2 * reach, height: box.height + 2 * reach }]
  })
}

type Patch = { readonly edge: readonly Point[]; readonly likelihood: number }

/** Points that touch each other, found by filling. */
function patchesOf(map: Likelihood): Patch[] {
  const isSeen = new Uint8Array(map.width * map.height)
  const stack = new Int32Array(map.width * map.height)
  const patches: Patch[] = []
  for (let start = 0; start < isSeen.length; start += 1) {
    if (isSeen[start] || (map.data[start] ?? 0) < isText) continue
    const { ends, likelihood } = filled(map, start, { isSeen, stack })
    if (ends.size >= shortestSide) patches.push({ edge: [...ends].flatMap(cornersOfRow), likelihood })
  }
  return patches
}

type Filling = { readonly isSeen: Uint8Array; readonly stack: Int32Array }

/** Of each row only the ends are kept, which is all that the hull needs. */
function filled({ data, width }: Likelihood, start: number, { isSeen, stack }: Filling) {
  const ends = new Map<number, [number, number]>()
  let [depth, sum, count] = [1, 0, 0]
  stack[0] = start
  isSeen[start] = 1
  while (depth > 0) {
    depth -= 1
    const at = stack[depth] ?? 0
    const y = Math.floor(at / width)
    const x = at - y * width
    sum += data[at] ?? 0
    count += 1
    const [left, right] = ends.get(y) ?? [x, x]
    ends.set(y, [Math.min(left, x), Math.max(right, x)])
    for (const next of neighboursOf(at, x, width)) {
      if (isSeen[next] !== 0 || (data[next] ?? 0) < isText) continue
      isSeen[next] = 1
      stack[depth] = next
      depth += 1
    }
  }
  return { ends, likelihood: sum / count }
}

/** Beside, above and below; a place outside of the map has nothing to be seen. */
function neighboursOf(at: number, x: number, width: number): number[] {
  return [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
}

function cornersOfRow([y, [left, right]]: [number, [number, number]]): Point[] {
  return [
    [left, y],
    [right + 1, y],
    [left, y + 1],
    [right + 1, y + 1],
  ]
}

/** The convex hull, by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (along: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of along) {
      while (chain.length > 1 && turnOf(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnOf(from: Point | undefined, by: Point | undefined, to: Point): number {
  if (!from || !by) return 0
  return (by[0] - from[0]) * (to[1] - from[1]) - (by[1] - from[1]) * (to[0] - from[0])
}

/** The smallest rectangle around a hull has one side on an edge of it. Its longer side is taken for the line. */
function tightBox(hull: readonly Point[]): TextBox | undefined {
  let best: (TextBox & { area: number }) | undefined
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y]
    const angle = Math.atan2(nextY - y, nextX - x)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const [pointX, pointY] of hull) {
      const along = pointX * cos + pointY * sin
      const across = pointY * cos - pointX * sin
      left = Math.min(left, along)
      right = Math.max(right, along)
      top = Math.min(top, across)
      bottom = Math.max(bottom, across)
    }
    const [length, height] = [right - left, bottom - top]
    if (best && length * height >= best.area) continue
    const [along, across] = [(left + right) / 2, (top + bottom) / 2]
    const middle: Point = [along * cos - across * sin, along * sin + across * cos]
    best = { middle, ...lying(length, height, angle), area: length * height }
  }
  return best
}

function lying(length: number, height: number, angle: number) {
  const isLying = length >= height
  return {
    length: isLying ? length : height,
    height: isLying ? height : length,
    angle: flat(isLying ? angle : angle + Math.PI / 2),
  }
}

/** A line has no direction yet, so that angles are within a quarter turn of the horizontal. */
function flat(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI)
}
