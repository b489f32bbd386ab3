import type { Random } from './random.ts'

/** A field of figures, coarser than the picture: `step` points of the picture lie between two of its points. */
export type Field = {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
  readonly step: number
}

/** How the paper's surface moves what is printed, and how bright it is. */
export type Relief = { readonly across: Field; readonly down: Field; readonly shade: Field }

export type Surface = {
  /** From 0, flat, to 1, a ball that was opened again. */
  readonly crumple: number
  /** How often it was folded. */
  readonly folds: number
  /** How far it curls, as a share of its width. */
  readonly bow: number
}

/** The slope says how bright a place is. What is printed moves with the height, as seen by somebody who looks aslant. */
export function reliefOf(width: number, height: number, surface: Surface, random: Random): Relief {
  const step = 6
  const heights = fieldOf(width, height, step, heightsOf(width, height, surface, random))
  const across = emptyLike(heights)
  const down = emptyLike(heights)
  const shade = emptyLike(heights)
  const [light, view] = [random.between(0, Math.PI * 2), random.between(0, Math.PI * 2)]
  const [lightX, lightY] = [Math.cos(light), Math.sin(light)]
  for (let y = 0; y < heights.height; y += 1) {
    for (let x = 0; x < heights.width; x += 1) {
      const slopeX = (heightAt(heights, x + 1, y) - heightAt(heights, x - 1, y)) / (2 * step)
      const slopeY = (heightAt(heights, x, y + 1) - heightAt(heights, x, y - 1)) / (2 * step)
      const at = y * heights.width + x
      const tall = heights.data[at] ?? 0
      const bow = surface.bow * width * Math.sin((Math.PI * y) / heights.height)
      across.data[at] = tall * 1.1 * Math.cos(view) + bow
      down.data[at] = tall * 1.1 * Math.sin(view)
      shade.data[at] = Math.min(1.1, Math.max(0.4, 1 + 0.8 * (slopeX * lightX + slopeY * lightY)))
    }
  }
  return { across, down, shade }
}

/** Creases are straight and the paper between them is flat, as when it was pressed and opened again. */
function heightsOf(width: number, height: number, { crumple, folds }: Surface, random: Random) {
  const size = Math.max(width, height)
  const calm = { noise: noiseOf(random), scale: 2.5 / size, strength: size * 0.006 }
  const pleats = Array.from({ length: 11 }, (_, index) => {
    const angle = random.between(0, Math.PI)
    const length = size * random.between(0.03, 0.2)
    return {
      x: Math.cos(angle) / length,
      y: Math.sin(angle) / length,
      phase: random.share(),
      strength: crumple * length * random.between(0.012, 0.042),
      where: noiseOf(random),
      scale: (2 + (index % 3) * 2) / size,
    }
  })
  const creases = Array.from({ length: folds }, (_, index) => {
    const angle = (index % 2 ? Math.PI / 2 : 0) + random.between(-0.05, 0.05)
    const place = random.between(0.25, 0.75)
    const across = index % 2 ? width * place : height * place
    return {
      x: Math.sin(angle),
      y: Math.cos(angle),
      across,
      strength: random.pick([-1, 1]) * random.between(0.06, 0.17),
    }
  })
  const reach = size * 0.07
  return (x: number, y: number) => {
    let sum = calm.strength * calm.noise(x * calm.scale, y * calm.scale)
    for (const pleat of crumple > 0 ? pleats : []) {
      const here = Math.min(1, Math.max(0, 0.5 + pleat.where(x * pleat.scale, y * pleat.scale) * 1.6))
      sum += pleat.strength * here * zigzag(x * pleat.x + y * pleat.y + pleat.phase)
    }
    for (const { x: nx, y: ny, across, strength } of creases) {
      sum += strength * reach * Math.exp(-Math.abs(x * nx + y * ny - across) / reach)
    }
    return sum
  }
}

function zigzag(turns: number): number {
  return Math.abs((turns - Math.floor(turns)) * 4 - 2) - 1
}

export function fieldOf(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Field {
  const field = { width: Math.ceil(width / step) + 2, height: Math.ceil(height / step) + 2, step }
  const data = new Float32Array(field.width * field.height)
  for (let y = 0; y < field.height; y += 1) {
    for (let x = 0; x < field.width; x += 1) data[y * field.width + x] = value(x * step, y * step)
  }
  return { ...field, data }
}

/** Between its points a field is even. */
export function valueAt({ data, width, height, step }: Field, x: number, y: number): number {
  const fx = Math.min(Math.max(x / step, 0), width - 1.001)
  const fy = Math.min(Math.max(y / step, 0), height - 1.001)
  const [left, top] = [Math.floor(fx), Math.floor(fy)]
  const [dx, dy] = [fx - left, fy - top]
  const at = top * width + left
  const above = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx
  const below = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx
  return above * (1 - dy) + below * dy
}

/** Smooth noise from -1 to 1 that changes about once per unit. */
export function noiseOf(random: Random): (x: number, y: number) => number {
  const points = Float32Array.from({ length: 4096 }, () => random.between(-1, 1))
  const pointAt = (x: number, y: number) => points[(x * 73 + y * 179 + ((x * y) & 31) * 7) & 4095] ?? 0
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [sx, sy] = [smooth(x - left), smooth(y - top)]
    const above = pointAt(left, top) * (1 - sx) + pointAt(left + 1, top) * sx
    const below = pointAt(left, top + 1) * (1 - sx) + pointAt(left + 1, top + 1) * sx
    return above * (1 - sy) + below * sy
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}

function emptyLike(field: Field): Field {
  return { ...field, data: new Float32Array(field.data.length) }
}

function heightAt({ data, width, height }: Field, x: number, y: number): number {
  return data[Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)] ?? 0
}
