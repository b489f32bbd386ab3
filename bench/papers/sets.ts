import { fixturePapers } from './fixtures.ts'
import { hostilePapers } from './hostile.ts'
import { type Fonts, heldFonts, type PlannedPaper, pdfOf, photoOf, tunedFonts } from './planned-paper.ts'
import type { Way } from './spoil.ts'

const firstWays: readonly Way[] = [
  'noise',
  'tilt',
  'turned-15',
  'turned-90',
  'turned-180',
  'blur',
  'dark',
  'faded',
  'crumpled',
  'far',
  'glare',
  'code-covered',
  'whatsapp',
  'clean',
]

export const sets: Readonly<Record<string, () => readonly PlannedPaper[]>> = {
  first: () => [
    ...firstWays.map((way, index) =>
      photoOf({ name: `receipt-${way}`, seed: 1000 + index, isReceipt: true, way, fonts: tunedFonts }),
    ),
    ...firstWays.map((way, index) =>
      photoOf({ name: `danfe-${way}`, seed: 1100 + index, isReceipt: false, way, fonts: tunedFonts }),
    ),
    pdfOf({ name: 'danfe-pdf', seed: 1200, isReceipt: false, fonts: tunedFonts }),
  ],
  varied: () => mixed(2000, tunedFonts),
  held: () => mixed(5000, heldFonts),
  pdf: () => [
    ...Array.from({ length: 6 }, (_, index) =>
      pdfOf({
        name: `receipt-${index + 1}`,
        seed: 3000 + index,
        isReceipt: true,
        fonts: index % 2 ? tunedFonts : heldFonts,
      }),
    ),
    ...Array.from({ length: 14 }, (_, index) =>
      pdfOf({
        name: `danfe-${index + 1}`,
        seed: 3100 + index,
        isReceipt: false,
        fonts: index % 2 ? tunedFonts : heldFonts,
      }),
    ),
  ],
  hostile: hostilePapers,
  fixtures: fixturePapers,
}

function mixed(seed: number, fonts: Fonts): PlannedPaper[] {
  const ways = [
    ...Array(10).fill('clean'),
    ...Array(20).fill('normal'),
    ...Array(20).fill('very-hard'),
  ] as Way[]
  return ways.map((way, index) =>
    photoOf({
      name: `${String(index + 1).padStart(2, '0')}-${way}`,
      seed: seed + index,
      isReceipt: index % 5 < 3,
      way,
      fonts,
    }),
  )
}
