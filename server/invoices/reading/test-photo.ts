import { randomFillSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encode } from 'uqr'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

type Scene = {
  width?: number
  height?: number
  degrees?: number
  blur?: number
  light?: number
  noise?: number
}

/** A paper on a noisy table as a phone would take it, 12 megapixels unless said otherwise. */
export async function photoOf(paper: Buffer, scene: Scene = {}): Promise<Buffer> {
  const { width = 4000, height = 3000, degrees = 0, blur = 0, light = 1, noise = 50 } = scene
  const turned = await sharp(paper)
    .rotate(degrees, { background: '#787878' })
    .resize({ width: width - 40, height: height - 40, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = tableOf(width * height, noise)
  const left = Math.floor((width - turned.info.width) / 2)
  const top = Math.floor((height - turned.info.height) / 2)
  for (let row = 0; row < turned.info.height; row += 1) {
    const line = turned.data.subarray(row * turned.info.width, (row + 1) * turned.info.width)
    points.set(line, (top + row) * width + left)
  }
  const seen = sharp(points, { raw: { width, height, channels: 1 } }).linear(light, 0)
  return (blur > 0 ? seen.blur(blur) : seen).greyscale().jpeg({ quality: 80 }).toBuffer()
}

function tableOf(size: number, noise: number): Buffer {
  const points = randomFillSync(Buffer.alloc(size))
  for (let at = 0; at < size; at += 1) points[at] = 120 + (((points[at] ?? 0) - 128) * noise) / 128
  return points
}

export async function receipt(qrText: string): Promise<Buffer> {
  const { data, size } = encode(qrText, { border: 4 })
  const points = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  const qr = sharp(points, { raw: { width: size, height: size, channels: 1 } })
  const drawn = await qr.resize(600, 600, { kernel: 'nearest' }).png().toBuffer()
  const words = await printed(
    'PET SHOP FICTICIO\nRACAO GATO 10 KG      149,90\nTOTAL R$              149,90\n'.repeat(4),
  )
  return paperWith(1100, 2000, [
    { input: words, left: 60, top: 60 },
    { input: drawn, left: 250, top: 1200 },
  ])
}

/** As wide as the law wants it. */
export async function danfe(key: string): Promise<Buffer> {
  const { symbol } = await writtenBars(key)
  const bars = sharp(Buffer.from(symbol.data.subarray(0, symbol.width)), {
    raw: { width: symbol.width, height: 1, channels: 1 },
  })
  const drawn = await bars.resize(1250, 120, { fit: 'fill', kernel: 'nearest' }).png().toBuffer()
  const words = await printed(
    'DANFE  Documento auxiliar da nota fiscal\nRACAO GATO ADULTO 10 KG      149,90\n'.repeat(6),
  )
  return paperWith(2050, 2900, [
    { input: drawn, left: 600, top: 150 },
    { input: words, left: 60, top: 600 },
  ])
}

export async function printedPage(text: string): Promise<Buffer> {
  const words = await printed(text)
  const { width, height } = await sharp(words).metadata()
  return paperWith(width + 160, height + 160, [{ input: words, left: 80, top: 80 }])
}

/** Papers beside each other on one white ground. */
export async function sideBySide(papers: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(papers.map((paper) => sharp(paper).metadata()))
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, { width }) => sum + width, 0))
  const whole = sizes.reduce((sum, { width }) => sum + width, 0)
  const height = Math.max(...sizes.map((size) => size.height))
  return paperWith(
    whole,
    height,
    papers.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })),
  )
}

type TextOfPdf = { text?: string; isSeen?: boolean; script?: string }

/** The smallest possible PDF, with a picture on each page and lines of text, which nobody can see unless said otherwise. */
export async function pdfOf(
  pictures: readonly Buffer[],
  { text = '', isSeen = false, script = '' }: TextOfPdf = {},
): Promise<Buffer> {
  const images = await Promise.all(
    pictures.map(async (picture) => sharp(picture).jpeg().toBuffer({ resolveWithObject: true })),
  )
  const kids = images.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  const action = script && `/OpenAction << /S /JavaScript /JS (${script}) >>`
  const objects: Buffer[] = [
    latin(`<< /Type /Catalog /Pages 2 0 R ${action} >>`),
    latin(`<< /Type /Pages /Kids [${kids}] /Count ${images.length} >>`),
    ...images.flatMap(({ data, info }, index) => {
      const at = 3 + index * 3
      const lines = text.split('\n').map((line) => `(${line}) Tj T*`)
      const draw = `q 595 0 0 842 0 0 cm /Im Do Q BT /F 5 Tf 8 TL ${isSeen ? 0 : 3} Tr 20 830 Td ${lines.join(' ')} ET`
      const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${3 + images.length * 3} 0 R >>`
      return [
        latin(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at + 1} 0 R /Resources << /XObject << /Im ${at + 2} 0 R >> /Font << /F ${font} >> >> >>`,
        ),
        latin(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`),
        Buffer.concat([
          latin(
            `<< /Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n`,
          ),
          data,
          latin('\nendstream'),
        ]),
      ]
    }),
    latin(`<< /Length ${meanings.length} >>\nstream\n${meanings}\nendstream`),
  ]
  const written = objects.map((object, index) =>
    Buffer.concat([latin(`${index + 1} 0 obj\n`), object, latin('\nendobj\n')]),
  )
  return Buffer.concat([latin('%PDF-1.4\n'), ...written, latin('trailer\n<< /Root 1 0 R >>\n%%EOF\n')])
}

/**
 * Text of a PDF can be of any letters. Here `~` is 🐾, which takes two places in JavaScript, `^` turns the direction of
 * what follows, and `_` is a sign of no width.
 */
const meanings = `/CIDInit /ProcSet findresource begin begincmap /CMapName /Signs def
1 begincodespacerange <00> <FF> endcodespacerange
3 beginbfchar <7E> <D83DDC3E> <5E> <202E> <5F> <200B> endbfchar endcmap end`

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function printed(text: string): Promise<Buffer> {
  return sharp({ text: { text, font: 'monospace', dpi: 220 } })
    .negate()
    .png()
    .toBuffer()
}

function paperWith(width: number, height: number, parts: { input: Buffer; left: number; top: number }[]) {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function writtenBars(key: string) {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  return writeBarcode(key, { format: 'Code128' })
}
