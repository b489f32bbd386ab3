import { type Corners, placeOnPaper } from './perspective.ts'
import type { Random } from './random.ts'
import { type Field, fieldOf, noiseOf, type Relief, valueAt } from './surface.ts'

export type Sheet = {
  /** Three channels. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export type Placed = { readonly sheet: Sheet; readonly corners: Corners; readonly relief: Relief }

export type Light = {
  /** How bright paper becomes, of 1. */
  readonly exposure: number
  /** How dark the shadow of whoever takes the photograph is. */
  readonly shadow: number
  /** How strong a lamp shines back. */
  readonly glare: number
  /** How warm the lamps are: red more, blue less. */
  readonly warmth: number
}

export type Scene = Light & {
  readonly width: number
  readonly height: number
  readonly table: Table
  /** How much of the ink is left, of 1. */
  readonly ink: number
  /** The paper is shown on a screen, whose points are seen. */
  readonly isScreen: boolean
}

export type Table = 'wood' | 'counter' | 'stone' | 'cloth' | 'desk'

const tables: Readonly<
  Record<Table, { colour: readonly [number, number, number]; stretch: number; depth: number }>
> = {
  wood: { colour: [142, 98, 62], stretch: 14, depth: 0.28 },
  counter: { colour: [58, 60, 66], stretch: 1, depth: 0.1 },
  stone: { colour: [168, 164, 158], stretch: 1.5, depth: 0.2 },
  cloth: { colour: [92, 108, 140], stretch: 1, depth: 0.15 },
  desk: { colour: [196, 186, 170], stretch: 6, depth: 0.08 },
}

/** Every point of the picture is sought on the papers from top to bottom, and else on the table. */
export function photograph(placed: readonly Placed[], scene: Scene, random: Random): Buffer {
  const { width, height } = scene
  const points = Buffer.alloc(width * height * 3)
  const papers = placed.map((each) => paperUnder(each, scene, random))
  const table = tableUnder(scene, random)
  const light = lightOver(scene, random)
  const glare = glareOver(scene, random)
  const seen = { colour: [0, 0, 0] as Colour, shade: 1, isPaper: false }
  const [red, blue] = [1 + scene.warmth * 0.12, 1 - scene.warmth * 0.16]
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      look(x, y, seen, papers)
      if (!seen.isPaper) table(x, y, seen.colour)
      const bright = valueAt(light, x, y) * seen.shade
      const shine = scene.glare > 0 ? valueAt(glare, x, y) * (seen.isPaper ? 1 : 0.4) : 0
      points[at] = exposed(seen.colour[0] * bright * red, shine)
      points[at + 1] = exposed(seen.colour[1] * bright, shine)
      points[at + 2] = exposed(seen.colour[2] * bright * blue, shine)
    }
  }
  return points
}

function exposed(lit: number, shine: number): number {
  return Math.min(255, lit + (255 - lit) * shine)
}

type Colour = [number, number, number]
type Seen = { colour: Colour; shade: number; isPaper: boolean }
type Paper = (x: number, y: number, colour: Colour) => number

function look(x: number, y: number, seen: Seen, papers: readonly Paper[]) {
  seen.shade = 1
  seen.isPaper = false
  for (const paper of papers) {
    const shade = paper(x, y, seen.colour)
    seen.shade *= Math.abs(shade)
    seen.isPaper = shade > 0
    if (seen.isPaper) return
  }
}

/** Answers how bright the place is: more than 0 on the paper, less in the shadow that it throws on the table. */
function paperUnder({ sheet, corners, relief }: Placed, { ink, isScreen }: Scene, random: Random): Paper {
  const place = placeOnPaper(corners, sheet.width, sheet.height)
  const bands = inkAcross(sheet.width, ink, random)
  const on = { u: 0, v: 0 }
  const reach = sheet.width * 0.02
  const pitch = random.between(1.02, 1.06)
  return (x: number, y: number, colour: Colour): number => {
    place(x, y, on)
    const u = on.u + valueAt(relief.across, on.u, on.v)
    const v = on.v + valueAt(relief.down, on.u, on.v)
    const outside = Math.max(-u, u - sheet.width + 1, -v, v - sheet.height + 1)
    if (outside > 0) return outside > reach * 3 ? -1 : -(1 - 0.5 * Math.exp(-outside / reach))
    sampleSheet(sheet, u, v, colour)
    const left = bands[Math.floor(u)] ?? 1
    for (let channel = 0; channel < 3; channel += 1) {
      const inked = 250 - (250 - (colour[channel] ?? 0)) * left
      const screen = isScreen ? screenAt(u / pitch, v / pitch, channel) : 1
      colour[channel] = inked * screen
    }
    return valueAt(relief.shade, on.u, on.v)
  }
}

/** Points of the screen that are nearly as fine as those of the camera beat against them, each colour by itself. */
function screenAt(u: number, v: number, channel: number): number {
  const across = Math.cos(2 * Math.PI * (u + channel / 3))
  return 0.9 + 0.11 * across + 0.05 * Math.cos(2 * Math.PI * v)
}

function sampleSheet({ data, width }: Sheet, u: number, v: number, colour: Colour) {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [du, dv] = [u - left, v - top]
  const at = (top * width + left) * 3
  const below = at + width * 3
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[at + channel] ?? 255) * (1 - du) + (data[at + 3 + channel] ?? 255) * du
    const lower = (data[below + channel] ?? 255) * (1 - du) + (data[below + 3 + channel] ?? 255) * du
    colour[channel] = upper * (1 - dv) + lower * dv
  }
}

/** A head of a thermal printer fades in bands along the paper. */
function inkAcross(width: number, ink: number, random: Random): Float32Array {
  const noise = noiseOf(random)
  return Float32Array.from({ length: width + 1 }, (_, u) =>
    Math.min(1, ink * (1 + (1 - ink) * 0.45 * noise((u / width) * 14, 0.5))),
  )
}

function tableUnder({ width, height, table }: Scene, random: Random) {
  const { colour: base, stretch, depth } = tables[table]
  const [rough, fine] = [noiseOf(random), noiseOf(random)]
  const turn = random.chance(0.5)
  const field = fieldOf(width, height, 5, (x, y) => {
    const [along, across] = turn ? [x, y] : [y, x]
    const grain =
      rough(along / 160 / stretch, across / 34) * 0.6 + fine(along / 60 / stretch, across / 11) * 0.4
    return 1 + depth * (table === 'counter' || table === 'cloth' ? fine(x / 7, y / 7) : grain)
  })
  return (x: number, y: number, colour: Colour) => {
    const bright = valueAt(field, x, y)
    for (let channel = 0; channel < 3; channel += 1) colour[channel] = (base[channel] ?? 0) * bright
  }
}

/** Lamps stand aside, and a phone and its hand keep some of the light away. */
function lightOver({ width, height, exposure, shadow }: Scene, random: Random): Field {
  const angle = random.between(0, Math.PI * 2)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const edge = random.between(-0.15, 0.25)
  const wave = noiseOf(random)
  const slant = random.between(0, Math.PI * 2)
  return fieldOf(width, height, 16, (x, y) => {
    const [px, py] = [x / width - 0.5, y / height - 0.5]
    const gradient = 1 + 0.16 * (px * dx + py * dy)
    const vignette = 1 - 0.22 * (px * px + py * py)
    const side = px * Math.cos(slant) + py * Math.sin(slant) - edge + 0.06 * wave(px * 4, py * 4)
    const shaded = 1 - shadow / (1 + Math.exp(-side * 28))
    return exposure * gradient * vignette * shaded
  })
}

function glareOver({ width, height, glare }: Scene, random: Random): Field {
  const [cx, cy] = [width * random.between(0.35, 0.65), height * random.between(0.25, 0.6)]
  const [rx, ry] = [width * random.between(0.1, 0.18), height * random.between(0.05, 0.1)]
  return fieldOf(width, height, 16, (x, y) => {
    const distance = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
    return glare * Math.exp(-distance / 1.6)
  })
}
