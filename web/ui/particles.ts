export type Particle = {
  shape: 'paw' | 'coin' | 'strip'
  /** Its place in the list of colours. */
  color: number
  x: number
  y: number
  /** In pixels and turns, in a second. */
  vx: number
  vy: number
  spin: number
  turn: number
  size: number
  lifeSeconds: number
}

type Burst = { seed: number; count: number; width: number; height: number; colors: number }

const shapes = ['strip', 'coin', 'paw', 'strip'] as const
/** The air slows them down, the ground draws them: in a second, and in pixels for each second squared. */
const drag = 2.2
const gravity = 900
const longestSeconds = 1.8

/** Two fountains from the lower corners of the room, the same for one seed. */
export function burst({ seed, count, width, height, colors }: Burst): Particle[] {
  const random = randomFrom(seed)
  const between = (least: number, most: number) => least + (most - least) * random()
  return Array.from({ length: count }, (_, place) => {
    const side = place % 2 === 0 ? 1 : -1
    return {
      shape: shapes[place % shapes.length] ?? 'strip',
      color: Math.floor(random() * colors),
      x: side === 1 ? width * 0.12 : width * 0.88,
      y: height,
      vx: side * between(0.1, 1.1) * width,
      vy: -between(2.2, 4.2) * height,
      spin: between(-1.5, 1.5),
      turn: random(),
      size: between(7, 13),
      lifeSeconds: between(1.2, longestSeconds),
    }
  })
}

/** Where a particle is so long after the burst, whatever the frames between. */
export function particleAt(particle: Particle, seconds: number) {
  const { x, y, vx, vy, spin, turn, lifeSeconds } = particle
  const slowed = (1 - Math.exp(-drag * seconds)) / drag
  const left = 1 - seconds / lifeSeconds
  return {
    x: x + vx * slowed,
    y: y + (vy - gravity / drag) * slowed + (gravity / drag) * seconds,
    turn: turn + spin * seconds,
    opacity: Math.min(1, Math.max(0, left * 3)),
  }
}

/** Numbers from 0 to 1 that look like chance: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
