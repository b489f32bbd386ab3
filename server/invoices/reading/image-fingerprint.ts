import { type Picture, pointsOf } from './picture.ts'

const side = 32
const wavesPerSide = 8

/**
 * A perceptual hash of 64 bits in hexadecimal: the lowest frequencies of the discrete cosine transform of 32 × 32
 * points, each above or below their median. Compression, brightness and a narrow crop hardly change it.
 */
export async function fingerprintOf(picture: Picture): Promise<string> {
  const { data } = await pointsOf(picture)
    .resize(side, side, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const waves = coarseWaves(data)
  const middle = waves.toSorted((one, other) => one - other)[waves.length / 2] ?? 0
  const bits = waves.reduce((bits, wave) => bits * 2n + (wave >= middle ? 1n : 0n), 0n)
  return bits.toString(16).padStart(16, '0')
}

/** How many of the 64 bits differ. Up to 10 it is most likely the same picture; unrelated ones differ in about 32. */
export function fingerprintDistance(one: string, other: string): number {
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  return different.toString(2).replaceAll('0', '').length
}

/** The first wave in each direction is left out, because it is the brightness of the whole picture. */
function coarseWaves(points: Uint8Array): number[] {
  const waves: number[] = []
  for (let down = 1; down <= wavesPerSide; down += 1) {
    for (let across = 1; across <= wavesPerSide; across += 1) waves.push(strength(points, across, down))
  }
  return waves
}

const cosines = Array.from({ length: wavesPerSide + 1 }, (_, wave) =>
  Array.from({ length: side }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * side))),
)

function strength(points: Uint8Array, across: number, down: number): number {
  let sum = 0
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      sum += (points[y * side + x] ?? 0) * (cosines[across]?.[x] ?? 0) * (cosines[down]?.[y] ?? 0)
    }
  }
  return sum
}
