import { homographyTo, placeOf } from './homography.ts'
import type { Corners, Grey, Pixels, Point, Size } from './picture.ts'

/** For tests: paper with lines of text on a table, drawn by its corners, which are parts of the picture. */
export type Drawing = Size & {
  readonly corners: Corners
  readonly paper?: number
  readonly table?: number
  /** How far each point may be off, as in a photo. */
  readonly noise?: number
}

export function drawnPaper(drawing: Drawing): Grey {
  const { width, height, corners, paper = 230, table = 90, noise = 0 } = drawing
  const fromPhoto = invertedPlace(corners)
  const random = seeded()
  const values = Uint8Array.from({ length: width * height }, (_, place) => {
    const point = { x: ((place % width) + 0.5) / width, y: (Math.floor(place / width) + 0.5) / height }
    const ground = isInside(corners, point) ? paper - ink(fromPhoto(point)) * paper * 0.4 : table
    return Math.max(0, Math.min(255, ground + (random() - 0.5) * 2 * noise))
  })
  return { width, height, values }
}

export function asPixels({ width, height, values }: Grey): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [place, value] of values.entries()) data.set([value, value, value, 255], place * 4)
  return { width, height, data }
}

export function blurred({ width, height, values }: Grey, radius: number): Grey {
  const copy = Uint8Array.from(values, (_, place) => {
    let [sum, count] = [0, 0]
    for (let down = -radius; down <= radius; down += 1)
      for (let over = -radius; over <= radius; over += 1) {
        const [x, y] = [(place % width) + over, Math.floor(place / width) + down]
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        sum += values[y * width + x] ?? 0
        count += 1
      }
    return sum / count
  })
  return { width, height, values: copy }
}

/** Twelve lines with words between the margins; 1 where there is ink. */
function ink({ x, y }: Point): number {
  const line = (y * 24) % 2
  const isBetweenMargins = x > 0.1 && x < 0.9 && y > 0.06 && y < 0.94
  return isBetweenMargins && line > 1.1 && line < 1.7 && (x * 37 + Math.floor(y * 12) * 5) % 3 > 1 ? 1 : 0
}

/** Where a point of the photo lies on the paper, of which each side is 1 long. */
function invertedPlace(corners: Corners): (point: Point) => Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homographyTo(corners, {
    width: 1,
    height: 1,
  })
  const inverse = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
  ]
  const last = a * e - b * d
  return (point) =>
    placeOf(
      inverse.map((value) => value / last),
      point,
    )
}

function isInside(corners: Corners, { x, y }: Point): boolean {
  return corners.every((corner, place) => {
    const next = corners[(place + 1) % 4] ?? corner
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0
  })
}

function seeded() {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
