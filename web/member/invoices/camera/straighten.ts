import { homographyTo } from './homography.ts'
import type { Corners, Pixels, Point, Size } from './picture.ts'

/** The paper alone, as if seen from right above. The corners are points of the photo. */
export function straighten(photo: Pixels, corners: Corners, longestSide: number): Pixels {
  const size = straightSize(corners, longestSide)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homographyTo(corners, size)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0, to = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, to += 4) {
      const [over, down] = [x + 0.5, y + 0.5]
      const depth = g * over + h * down + 1
      const from = { x: (a * over + b * down + c) / depth - 0.5, y: (d * over + e * down + f) / depth - 0.5 }
      copyPoint(photo, from, data, to)
    }
  return { ...size, data }
}

/** As wide and as high as the longer of two opposite sides. */
export function straightSize([a, b, c, d]: Corners, longestSide: number): Size {
  const width = Math.max(distance(a, b), distance(d, c))
  const height = Math.max(distance(a, d), distance(b, c))
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Mixes the four points around. Beyond the border its last points go on. */
function copyPoint({ data, width, height }: Pixels, { x, y }: Point, to: Uint8ClampedArray, at: number) {
  const left = Math.min(Math.max(x, 0), width - 1)
  const top = Math.min(Math.max(y, 0), height - 1)
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [right, below] = [left - column, top - row]
  const first = (row * width + column) * 4
  const second = column + 1 < width ? first + 4 : first
  const third = row + 1 < height ? first + width * 4 : first
  const fourth = third + second - first
  for (let colour = 0; colour < 3; colour += 1) {
    const upper = (data[first + colour] ?? 0) * (1 - right) + (data[second + colour] ?? 0) * right
    const lower = (data[third + colour] ?? 0) * (1 - right) + (data[fourth + colour] ?? 0) * right
    to[at + colour] = upper * (1 - below) + lower * below
  }
  to[at + 3] = 255
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
