import { twoReceipts } from './hostile.ts'
import { type PlannedPaper, pdfOf, photoOf, tunedFonts } from './planned-paper.ts'
import type { Spoiling } from './spoil.ts'

/** What the repository can carry: fewer points, pressed, and nothing in them that only costs bytes. */
const light: Partial<Spoiling> = { table: 'desk', noise: 1, quality: 52, longestSide: 1500 }

const of = { fonts: tunedFonts }

/** The small papers that the reader's own tests use, in `server/invoices/reading/fixtures`. */
export function fixturePapers(): PlannedPaper[] {
  return [
    photoOf({ ...of, name: 'receipt-one-line', seed: 7013, isReceipt: true, way: 'clean', but: light }),
    photoOf({ ...of, name: 'receipt-two-lines', seed: 7005, isReceipt: true, way: 'normal', but: light }),
    photoOf({ ...of, name: 'receipt-whatsapp', seed: 7016, isReceipt: true, way: 'whatsapp', but: light }),
    photoOf({
      ...of,
      name: 'receipt-code-covered',
      seed: 7023,
      isReceipt: true,
      way: 'code-covered',
      but: light,
    }),
    photoOf({
      ...of,
      name: 'danfe-plain',
      seed: 7002,
      isReceipt: false,
      way: 'clean',
      but: { ...light, longestSide: 1600, quality: 32, blur: 1.2 },
    }),
    twoReceipts({
      name: 'two-papers',
      seeds: [7012, 7034],
      way: 'clean',
      but: { ...light, longestSide: 1440, quality: 32, blur: 1.2 },
    }),
    pdfOf({ ...of, name: 'receipt', seed: 7014, isReceipt: true }),
    pdfOf({ ...of, name: 'danfe-two-pages', seed: 7034, isReceipt: false }),
  ]
}
