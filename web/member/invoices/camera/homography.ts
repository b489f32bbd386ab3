import type { Corners, Point, Size } from './picture.ts'

/** Eight numbers that lead each point of a straight picture to its place in the photo; the ninth is 1. */
export type Homography = readonly number[]

export function homographyTo(corners: Corners, { width, height }: Size): Homography {
  const straight = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const equations = straight.flatMap(({ x, y }, place) => {
    const { x: u, y: v } = corners[place] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  return solved(equations)
}

export function placeOf(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Homography,
  { x, y }: Point,
): Point {
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** Gauss, with the largest number of each column on the diagonal. */
function solved(equations: number[][]): number[] {
  const rows = equations.map((row) => [...row])
  const last = rows.length
  for (let column = 0; column < last; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const times = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let place = column; place <= last; place += 1)
        row[place] = (row[place] ?? 0) - times * (pivot[place] ?? 0)
    }
  }
  return rows.map((row, place) => (row[last] ?? 0) / (row[place] ?? 1))
}
