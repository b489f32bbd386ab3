import type { Grey, Size } from './picture.ts'

/** 1 where the picture is lighter than the threshold. */
export function brightMask({ values }: Grey, threshold: number): Uint8Array {
  const mask = new Uint8Array(values.length)
  for (let place = 0; place < mask.length; place += 1) mask[place] = (values[place] ?? 0) > threshold ? 1 : 0
  return mask
}

/** Lines of text are narrower than twice the radius and vanish from the paper. */
export function closed(mask: Uint8Array, size: Size, radius: number): Uint8Array {
  return spread(spread(mask, size, radius, 1), size, radius, 0)
}

/** Every point that is near one of this value takes the value: first along the rows, then along the columns. */
function spread(mask: Uint8Array, size: Size, radius: number, value: 0 | 1): Uint8Array {
  return alongColumns(alongRows(mask, size, radius, value), size, radius, value)
}

/** 1 where a point of the value is near in the same row. */
function alongRows(mask: Uint8Array, { width }: Size, radius: number, value: 0 | 1): Uint8Array {
  const found = new Uint8Array(mask.length)
  for (let start = 0; start < mask.length; start += width)
    alongRow(mask.subarray(start, start + width), found.subarray(start, start + width), radius, 1 - value)
  return found
}

function alongRow(row: Uint8Array, found: Uint8Array, radius: number, other: number) {
  let near = 0
  for (let x = -radius; x < row.length; x += 1) {
    if (x + radius < row.length) near += (row[x + radius] ?? 0) ^ other
    if (x > radius) near -= (row[x - radius - 1] ?? 0) ^ other
    if (x >= 0) found[x] = near > 0 ? 1 : 0
  }
}

/** The same for columns, but a row at a time, as the points lie in memory. */
function alongColumns(found: Uint8Array, { width, height }: Size, radius: number, value: 0 | 1): Uint8Array {
  const spreadOut = new Uint8Array(found.length)
  const near = new Uint8Array(width)
  for (let y = -radius; y < height; y += 1) {
    if (y + radius < height) addRow(near, found, (y + radius) * width, 1)
    if (y > radius) addRow(near, found, (y - radius - 1) * width, -1)
    if (y < 0) continue
    for (let x = 0; x < width; x += 1) spreadOut[y * width + x] = (near[x] ?? 0) > 0 ? value : 1 - value
  }
  return spreadOut
}

function addRow(near: Uint8Array, found: Uint8Array, start: number, times: 1 | -1) {
  for (let x = 0; x < near.length; x += 1) near[x] = (near[x] ?? 0) + times * (found[start + x] ?? 0)
}
