import type { Point, Size } from './picture.ts'

export type Region = {
  readonly area: number
  /** Corners of its leftmost and rightmost points in each row, from top to bottom. */
  readonly outline: readonly Point[]
  /** How many of its points lie on each border of the picture. */
  readonly onBorder: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
}

/** Connected regions of the mask, without the small ones. */
export function brightRegions(mask: Uint8Array, size: Size, minArea: number): Region[] {
  const regions: Region[] = []
  const left = mask.slice()
  const queue = new Int32Array(mask.length)
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue
    const area = fill(left, size, start, queue)
    if (area >= minArea) regions.push(regionOf(queue.subarray(0, area), size))
  }
  return regions
}

/** Takes the region out of the mask and puts its points into the queue. */
function fill(mask: Uint8Array, { width }: Size, start: number, queue: Int32Array): number {
  let length = 1
  mask[start] = 0
  queue[0] = start
  for (let next = 0; next < length; next += 1) {
    const place = queue[next] ?? 0
    const x = place % width
    length = reach(mask, x > 0 ? place - 1 : -1, queue, length)
    length = reach(mask, x < width - 1 ? place + 1 : -1, queue, length)
    length = reach(mask, place - width, queue, length)
    length = reach(mask, place + width, queue, length)
  }
  return length
}

function reach(mask: Uint8Array, place: number, queue: Int32Array, length: number): number {
  if (mask[place] !== 1) return length
  mask[place] = 0
  queue[length] = place
  return length + 1
}

function regionOf(places: Int32Array, { width, height }: Size): Region {
  const lefts = new Int32Array(height).fill(width)
  const rights = new Int32Array(height).fill(-1)
  const onBorder = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const place of places) {
    const x = place % width
    const y = (place - x) / width
    if (x < (lefts[y] ?? 0)) lefts[y] = x
    if (x > (rights[y] ?? 0)) rights[y] = x
    if (y === 0) onBorder.top += 1
    if (y === height - 1) onBorder.bottom += 1
    if (x === 0) onBorder.left += 1
    if (x === width - 1) onBorder.right += 1
  }
  return { area: places.length, outline: outlineOf(lefts, rights), onBorder }
}

function outlineOf(lefts: Int32Array, rights: Int32Array): Point[] {
  const outline: Point[] = []
  for (let y = 0; y < lefts.length; y += 1) {
    const [left, right] = [lefts[y] ?? 0, (rights[y] ?? 0) + 1]
    if (right <= left) continue
    outline.push({ x: left, y }, { x: right, y }, { x: left, y: y + 1 }, { x: right, y: y + 1 })
  }
  return outline
}
