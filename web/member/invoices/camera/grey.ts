import { type Corners, fittedWithin, type Grey, type Pixels } from './picture.ts'

/** How white each point is. Wood and skin can be as light as paper, but one of their colours is weak. */
export function greyOf({ data, width, height }: Pixels): Grey {
  const values = new Uint8Array(width * height)
  for (let to = 0, from = 0; to < values.length; to += 1, from += 4)
    values[to] = whiteness(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)
  return { width, height, values }
}

/** The same of a smaller copy, in which each point is the mean of those it stands for. */
export function smallGreyOf(picture: Pixels, longestSide: number): Grey {
  const { data, width, height } = picture
  const small = fittedWithin({ width, height }, longestSide)
  // The sums take three times as much as the picture.
  if (small.width === width && small.height === height) return greyOf(picture)
  const [sums, counts] = [
    new Float64Array(small.width * small.height),
    new Uint32Array(small.width * small.height),
  ]
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * small.width) / width))
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = Math.floor((y * small.height) / height) * small.width
    for (let x = 0; x < width; x += 1, from += 4) {
      const to = row + (columns[x] ?? 0)
      sums[to] = (sums[to] ?? 0) + whiteness(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)
      counts[to] = (counts[to] ?? 0) + 1
    }
  }
  return { ...small, values: Uint8Array.from(sums, (sum, place) => sum / (counts[place] || 1)) }
}

/** The part of the picture between its outermost corners. */
export function boxAround({ width, height, values }: Grey, corners: Corners): Grey {
  const [left, right] = boundsOf(
    corners.map(({ x }) => x * width),
    width,
  )
  const [top, bottom] = boundsOf(
    corners.map(({ y }) => y * height),
    height,
  )
  const rows = Array.from({ length: bottom - top }, (_, row) => (top + row) * width)
  const box = new Uint8Array((right - left) * rows.length)
  for (const [row, start] of rows.entries())
    box.set(values.subarray(start + left, start + right), row * (right - left))
  return { width: right - left, height: rows.length, values: box }
}

function boundsOf(places: readonly number[], length: number): [number, number] {
  const within = (place: number) => Math.max(0, Math.min(length, Math.round(place)))
  return [within(Math.min(...places)), within(Math.max(...places))]
}

export function histogramOf({ values }: Grey): Uint32Array {
  const histogram = new Uint32Array(256)
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0
    histogram[value] = (histogram[value] ?? 0) + 1
  }
  return histogram
}

/** The grey that all but the lightest twentieth of the picture stays under. */
export function lightOf(grey: Grey): number {
  const histogram = histogramOf(grey)
  let lighter = grey.values.length / 20
  for (let value = 255; value > 0; value -= 1) {
    lighter -= histogram[value] ?? 0
    if (lighter < 0) return value
  }
  return 0
}

function whiteness(red: number, green: number, blue: number): number {
  const luma = (red * 77 + green * 150 + blue * 29) >> 8
  return (luma + Math.min(red, green, blue)) >> 1
}
