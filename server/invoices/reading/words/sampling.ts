import type { Picture } from '#server/invoices/reading/picture.ts'

/** Maps a point of one plane to another: x' = a·x + b·y + c, y' = d·x + e·y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export type Point = readonly [x: number, y: number]

export function moved([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  return [a * x + b * y + c, d * x + e * y + f]
}

/** First the second, then the first. */
export function chained([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine {
  return [a * g + b * j, a * h + b * k, a * i + b * l + c, d * g + e * j, d * h + e * k, d * i + e * l + f]
}

export function scaled(factor: number): Affine {
  return [factor, 0, 0, 0, factor, 0]
}

/** The picture seen through a plane: each point is taken from between its four neighbours, paper white outside. */
export function sampled({ data, width, height }: Picture, plane: Affine, size: Size): Uint8Array {
  const [a, b, c, d, e, f] = plane
  const seen = new Uint8Array(size.width * size.height)
  let at = 0
  for (let row = 0; row < size.height; row += 1) {
    let x = b * row + c
    let y = e * row + f
    for (let column = 0; column < size.width; column += 1, x += a, y += d, at += 1) {
      const left = Math.floor(x)
      const top = Math.floor(y)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
        seen[at] = 255
        continue
      }
      const place = top * width + left
      const right = x - left
      const above = (data[place] ?? 0) * (1 - right) + (data[place + 1] ?? 0) * right
      const below = (data[place + width] ?? 0) * (1 - right) + (data[place + width + 1] ?? 0) * right
      seen[at] = above + (below - above) * (y - top)
    }
  }
  return seen
}

export type Size = { readonly width: number; readonly height: number }

/**
 * The darkest become black, and those of the given rank white: faded print and dark pictures then look like others.
 */
export function stretched(points: Uint8Array, white: number): Uint8Array {
  const counts = new Uint32Array(256)
  for (const point of points) counts[point] = (counts[point] ?? 0) + 1
  const dark = levelAt(counts, points.length * 0.02)
  const bright = levelAt(counts, points.length * white)
  const range = Math.max(24, bright - dark)
  return points.map((point) => Math.max(0, Math.min(255, ((point - dark) * 255) / range)))
}

function levelAt(counts: Uint32Array, share: number): number {
  let seen = 0
  for (const [level, count] of counts.entries()) {
    seen += count
    if (seen > share) return level
  }
  return 255
}
