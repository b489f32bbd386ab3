import { type DanfeStyle, danfeHtml } from './danfe.ts'
import type { Drawing } from './draw.ts'
import { type Font, fonts } from './fonts.ts'
import { type PaperTruth, truthOf } from './paper.ts'
import { printedInDots, thermalDotsPerMm } from './print-dots.ts'
import { randomOf } from './random.ts'
import { longestNameOn, type ReceiptStyle, receiptHtml } from './receipt.ts'
import { type Spoiling, spoil, spoilingOf, type Way } from './spoil.ts'

export type WrittenPaper = {
  readonly name: string
  readonly file: 'jpg' | 'pdf'
  /** None where there is no invoice to be read, two where the file shows two. */
  readonly truths: readonly PaperTruth[]
  readonly bytes: Buffer
}

/** A paper that is not drawn yet. */
export type PlannedPaper = {
  readonly name: string
  readonly write: (drawing: Drawing) => Promise<WrittenPaper>
}

export type Fonts = { readonly receipt: readonly Font[]; readonly danfe: readonly Font[] }

export const tunedFonts: Fonts = {
  receipt: [fonts.vt323, fonts.shareTechMono, fonts.cousine, fonts.ptSansNarrow],
  danfe: [fonts.arimo, fonts.tinos],
}

/** Nobody tunes anything on these. */
export const heldFonts: Fonts = {
  receipt: [fonts.dotGothic, fonts.overpassMono, fonts.courierPrime, fonts.robotoCondensed],
  danfe: [fonts.robotoCondensed, fonts.courierPrime],
}

export type Wanted = { name: string; seed: number; isReceipt: boolean; fonts: Fonts }

type WantedPhoto = Wanted & { way: Way; but?: Partial<Spoiling> }

export function photoOf({ name, seed, isReceipt, way, but, fonts }: WantedPhoto): PlannedPaper {
  const luck = randomOf(seed + 13)
  const isMixed = way === 'normal' || way === 'very-hard'
  const isCodeCovered = way === 'code-covered' || (isMixed && luck.chance(0.12))
  const isDotted = isReceipt && !isCodeCovered && luck.chance(0.5)
  return {
    name,
    write: async (drawing) => {
      const { truth, html } = await (isReceipt ? receiptPaper : danfePaper)({
        seed,
        fonts,
        isCodeCovered,
        isPhoto: true,
      })
      const flat = isDotted
        ? await printedInDots(await drawing.picture(html, thermalDotsPerMm))
        : await drawing.picture(html, isReceipt ? 20 : 14)
      const spoiling = { ...spoilingOf(way, seed), ...but }
      return { name, file: 'jpg', truths: [truth], bytes: await spoil([flat], spoiling, seed) }
    },
  }
}

export function pdfOf({ name, seed, isReceipt, fonts }: Wanted): PlannedPaper {
  return {
    name,
    write: async (drawing) => {
      const { truth, html, widthMm } = await (isReceipt ? receiptPaper : danfePaper)({
        seed,
        fonts,
        isCodeCovered: false,
        isPhoto: false,
      })
      return { name, file: 'pdf', truths: [truth], bytes: await drawing.pdf(html, widthMm) }
    },
  }
}

type Paper = { truth: PaperTruth; html: string; widthMm: number }
type PaperWish = { seed: number; fonts: Fonts; isCodeCovered: boolean; isPhoto: boolean }

export async function receiptPaper({ seed, fonts, isCodeCovered }: PaperWish): Promise<Paper> {
  const random = randomOf(seed + 3)
  const widthMm = random.pick([80, 80, 58] as const)
  const linesPerRow = widthMm === 58 ? 2 : random.pick([1, 2] as const)
  const style: ReceiptStyle = {
    widthMm,
    linesPerRow,
    font: random.pick(fonts.receipt),
    hasAccents: random.chance(0.5),
    isCodeCovered,
  }
  const truth = truthOf(seed, {
    kind: random.chance(0.15) ? 'sat' : 'nfce',
    rows: random.pick([1, 2, 3, 3, 4, 5, 6, 8, 11, 14]),
    longestName: longestNameOn(style),
    codes: linesPerRow === 1 ? 'code' : random.pick(['ean', 'ean', 'code']),
    hasAccents: style.hasAccents,
  })
  return { truth, html: await receiptHtml(truth, style, seed), widthMm }
}

/** A photograph shows one page; a PDF may have several. */
export async function danfePaper({ seed, fonts, isCodeCovered, isPhoto }: PaperWish): Promise<Paper> {
  const random = randomOf(seed + 5)
  const style: DanfeStyle = { isDense: random.chance(0.5), font: random.pick(fonts.danfe), isCodeCovered }
  const onOnePage = style.isDense ? [1, 3, 4, 6, 8, 9, 12, 16, 20] : [1, 3, 4, 6, 8, 9]
  const truth = truthOf(seed, {
    kind: 'danfe',
    rows: random.pick(isPhoto ? onOnePage : [2, 5, 12, 20, 28, 34, 40, 40]),
    longestName: style.isDense ? 60 : 44,
    codes: style.isDense ? random.pick(['both', 'code']) : 'code',
    hasAccents: random.chance(0.6),
    hasFineUnitPrices: style.isDense && random.chance(0.3),
  })
  return { truth, html: await danfeHtml(truth, style, seed), widthMm: 210 }
}
