import type { Corners, Point } from './picture.ts'

/** The polygon around all points, clockwise on a screen. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/**
 * The four corners of a polygon: its sides are left out one by one, each time the one whose neighbours, made longer,
 * meet with the least gain in area. A corner that the picture cuts off is found outside it.
 */
export function quadrilateralAround(hull: readonly Point[]): Corners | undefined {
  let polygon = hull
  while (polygon.length > 4) {
    const smaller = withoutCheapestSide(polygon)
    if (!smaller) return undefined
    polygon = smaller
  }
  return polygon.length === 4 ? fromTopLeft(polygon) : undefined
}

function withoutCheapestSide(polygon: readonly Point[]): Point[] | undefined {
  let best: { place: number; corner: Point; gain: number } | undefined
  for (let place = 0; place < polygon.length; place += 1) {
    const [before, start, end, after] = [-1, 0, 1, 2].map((step) =>
      polygon.at((place + step) % polygon.length),
    )
    const corner = before && start && end && after && meeting(before, start, end, after)
    if (!corner) continue
    const gain = Math.abs(turn(start, corner, end)) / 2
    if (!best || gain < best.gain) best = { place, corner, gain }
  }
  if (!best) return undefined
  const { place, corner } = best
  const next = (place + 1) % polygon.length
  return polygon.flatMap((point, index) => (index === place ? [corner] : index === next ? [] : [point]))
}

/** Where the side that ends in `start` and the side that begins in `end` meet in front of both. */
function meeting(before: Point, start: Point, end: Point, after: Point): Point | undefined {
  const [a, b] = [minus(start, before), minus(end, after)]
  const across = a.x * b.y - a.y * b.x
  if (Math.abs(across) < 1e-9) return undefined
  const gap = minus(end, start)
  const along = (gap.x * b.y - gap.y * b.x) / across
  const back = (gap.x * a.y - gap.y * a.x) / across
  return along >= 0 && back >= 0 ? { x: start.x + a.x * along, y: start.y + a.y * along } : undefined
}

function fromTopLeft(polygon: readonly Point[]): Corners | undefined {
  const sums = polygon.map(({ x, y }) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  const [a, b, c, d] = [...polygon.slice(first), ...polygon.slice(0, first)]
  return a && b && c && d && [a, b, c, d]
}

export function areaOf(polygon: readonly Point[]): number {
  const sum = polygon.reduce((total, { x, y }, place) => {
    const next = polygon[(place + 1) % polygon.length] ?? { x, y }
    return total + x * next.y - next.x * y
  }, 0)
  return Math.abs(sum) / 2
}

/** In degrees, in the order of the corners. */
export function anglesOf(corners: Corners): number[] {
  return corners.map((corner, place) => {
    const one = minus(corners[(place + 3) % 4] ?? corner, corner)
    const other = minus(corners[(place + 1) % 4] ?? corner, corner)
    const cosine =
      (one.x * other.x + one.y * other.y) / (Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y))
    return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
  })
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

/** Positive where the way from a over b to c turns clockwise on a screen. */
function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 0
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
