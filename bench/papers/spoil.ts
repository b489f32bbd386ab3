import sharp from 'sharp'
import type { Corners } from './perspective.ts'
import { type Placed, photograph, type Scene, type Sheet, type Table } from './photograph.ts'
import { type Random, randomOf } from './random.ts'
import { reliefOf, type Surface } from './surface.ts'

export type Spoiling = Omit<Scene, 'table'> &
  Surface & {
    readonly table: Table | 'any'
    /** How much of the picture the paper may take, of 1. */
    readonly fill: number
    /** The paper lies askew. */
    readonly degrees: number
    /** The phone is held aslant, from 0 to 1. */
    readonly tilt: number
    /** The whole picture is turned. */
    readonly turn: 0 | 90 | 180 | 270
    readonly blur: number
    readonly noise: number
    /** As a messenger sends it: smaller and pressed. */
    readonly longestSide: number
    readonly quality: number
  }

const clean: Spoiling = {
  width: 3000,
  height: 4000,
  table: 'any',
  fill: 0.92,
  degrees: 0.6,
  tilt: 0.05,
  turn: 0,
  crumple: 0.03,
  folds: 0,
  bow: 0.004,
  exposure: 0.92,
  shadow: 0.06,
  glare: 0,
  warmth: 0.2,
  ink: 0.97,
  isScreen: false,
  blur: 0.7,
  noise: 4,
  longestSide: 4000,
  quality: 86,
}

/** One fault each, strong enough to be seen; a person reads all of them. */
const single = {
  clean: {},
  noise: { noise: 34, exposure: 0.7 },
  tilt: { tilt: 0.75, degrees: 3 },
  'turned-15': { degrees: 15, fill: 0.86 },
  'turned-90': { turn: 90 },
  'turned-180': { turn: 180 },
  blur: { blur: 3.4 },
  dark: { exposure: 0.2, noise: 12, warmth: 0.6 },
  faded: { ink: 0.34 },
  crumpled: { crumple: 0.85 },
  folded: { folds: 3, crumple: 0.08 },
  far: { fill: 0.5 },
  glare: { glare: 0.93 },
  'code-covered': {},
  whatsapp: { longestSide: 1600, quality: 55 },
  screen: { isScreen: true, crumple: 0, bow: 0, table: 'counter' },
} as const satisfies Record<string, Partial<Spoiling>>

export type Way = keyof typeof single | 'normal' | 'very-hard'

/** What a way means for one paper. Mixed ways differ from paper to paper. */
export function spoilingOf(way: Way, seed: number): Spoiling {
  const random = randomOf(seed + 31)
  if (way === 'normal') return { ...clean, ...normal(random) }
  if (way === 'very-hard') return { ...clean, ...veryHard(random) }
  return { ...clean, ...single[way] }
}

/** As an attendant takes it in a shop: a bit of several faults. */
function normal(random: Random): Partial<Spoiling> {
  return {
    fill: random.between(0.78, 0.95),
    degrees: random.between(-5, 5),
    tilt: random.between(0.05, 0.3),
    crumple: random.between(0.02, 0.13),
    folds: random.pick([0, 0, 0, 1, 2]),
    bow: random.between(-0.012, 0.012),
    exposure: random.between(0.55, 0.95),
    shadow: random.between(0, 0.35),
    glare: random.chance(0.15) ? random.between(0.2, 0.45) : 0,
    warmth: random.between(-0.2, 0.8),
    ink: random.between(0.68, 0.97),
    blur: random.between(0.7, 1.5),
    noise: random.between(4, 12),
    turn: random.pick([0, 0, 0, 0, 0, 90, 180]),
    ...(random.chance(0.45) && {
      longestSide: random.pick([2048, 2560, 4000]),
      quality: random.whole(65, 80),
    }),
  }
}

/** Three strong faults at once, besides the mild ones. With all of them nobody could read anything. */
function veryHard(random: Random): Partial<Spoiling> {
  const faults: Partial<Spoiling>[] = [
    { tilt: random.between(0.5, 0.9), degrees: random.between(-18, 18), fill: 0.84 },
    { crumple: random.between(0.3, 0.7), bow: random.between(-0.03, 0.03) },
    { folds: 3, crumple: random.between(0.1, 0.2) },
    { exposure: random.between(0.18, 0.35), noise: random.between(12, 20) },
    { shadow: random.between(0.45, 0.65) },
    { glare: random.between(0.6, 0.95) },
    { ink: random.between(0.34, 0.5) },
    { blur: random.between(1.9, 3) },
    { fill: random.between(0.55, 0.66) },
    { longestSide: random.pick([1280, 1600]), quality: random.whole(50, 60) },
    { isScreen: true, crumple: 0, folds: 0, ink: 1 },
  ]
  const order = faults
    .map((fault) => ({ fault, place: random.share() }))
    .toSorted((a, b) => a.place - b.place)
  return Object.assign(normal(random), ...order.slice(0, 3).map(({ fault }) => fault))
}

/** Photographs one paper, or several side by side, and answers the JPEG that the phone sends. */
export async function spoil(papers: readonly Buffer[], spoiling: Spoiling, seed: number): Promise<Buffer> {
  const random = randomOf(seed + 17)
  const { width, height, turn, blur, noise, longestSide, quality } = spoiling
  const placed: Placed[] = []
  for (const [index, paper] of papers.entries()) {
    placed.push(await place(paper, { spoiling, index, count: papers.length, random }))
  }
  const table =
    spoiling.table === 'any'
      ? random.pick(['wood', 'counter', 'stone', 'cloth', 'desk'] as const)
      : spoiling.table
  const taken = photograph(placed, { ...spoiling, table }, random)
  const raw = { width, height, channels: 3 } as const
  const soft = blur > 0.3 ? await sharp(taken, { raw }).blur(blur).raw().toBuffer() : taken
  addNoise(soft, noise, random)
  const turned =
    turn === 0
      ? sharp(soft, { raw })
      : sharp(await sharp(soft, { raw }).rotate(turn).png({ compressionLevel: 0 }).toBuffer())
  return turned
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()
}

type Placing = { spoiling: Spoiling; index: number; count: number; random: Random }

async function place(paper: Buffer, { spoiling, index, count, random }: Placing): Promise<Placed> {
  const { width, height, fill, degrees, tilt } = spoiling
  const drawn = sharp(paper).flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha()
  const size = await drawn.metadata()
  const room = { width: (width * fill) / count, height: height * fill }
  const scale = Math.min(room.width / size.width, room.height / size.height)
  const wanted = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  const { data, info } = await drawn
    .resize({ ...wanted, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sheet: Sheet = { data, width: info.width, height: info.height }
  const middle = { x: (width * (index + 0.5)) / count, y: height / 2 }
  const corners = cornersOf(sheet, {
    ...middle,
    degrees: degrees + (index > 0 ? random.between(2, 5) : 0),
    tilt,
    random,
  })
  return { sheet, corners, relief: reliefOf(sheet.width, sheet.height, spoiling, random) }
}

type Lying = { x: number; y: number; degrees: number; tilt: number; random: Random }

/** A phone that is held aslant makes the farther edge shorter. */
function cornersOf({ width, height }: Sheet, { x, y, degrees, tilt, random }: Lying): Corners {
  const angle = (degrees * Math.PI) / 180
  const away = random.between(-Math.PI, Math.PI)
  const corner = (sideX: number, sideY: number) => {
    const [px, py] = [(sideX * width) / 2, (sideY * height) / 2]
    const [rx, ry] = [
      px * Math.cos(angle) - py * Math.sin(angle),
      px * Math.sin(angle) + py * Math.cos(angle),
    ]
    const depth = (rx * Math.cos(away) + ry * Math.sin(away)) / (Math.max(width, height) / 2)
    const nearness = 1 / (1 + tilt * 0.3 * (depth + 1))
    return { x: x + rx * nearness, y: y + ry * nearness }
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The grain of a small sensor: coarser than a point, and a little of another colour. */
function addNoise(points: Buffer, strength: number, random: Random) {
  const grains = Float32Array.from(
    { length: 1 << 16 },
    () => (random.share() + random.share() + random.share() - 1.5) * strength,
  )
  let state = random.whole(1, 2 ** 30)
  for (let at = 0; at + 2 < points.length; at += 3) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const grey = grains[state & 0xffff] ?? 0
    const tint = (grains[(state >>> 16) & 0xffff] ?? 0) * 0.4
    points[at] = limited((points[at] ?? 0) + grey + tint)
    points[at + 1] = limited((points[at + 1] ?? 0) + grey)
    points[at + 2] = limited((points[at + 2] ?? 0) + grey - tint)
  }
}

function limited(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}
