import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import type { Region } from '#contract/invoices-reading.ts'
import { type FiscalCode, readFiscalCode } from '#domain/fiscal-qr.ts'
import { cleaned, type Picture, shrunk, turned } from './picture.ts'

export type CodeFound = FiscalCode & {
  readonly source: 'qr' | 'barcode'
  /** Where on the picture, unless that was turned to find it. */
  readonly box?: Region['box']
}

/** The fiscal codes in a picture, QR codes first; each try costs more than the one before and is made only if needed. */
export async function readCodes(picture: Picture): Promise<CodeFound[]> {
  await ready()
  const small = await shrunk(picture, 2000)
  const tries = [
    () => codesIn(small),
    async () => (small === picture ? [] : codesIn(picture)),
    async () => codesIn(await cleaned(small), { tryDenoise: true }),
  ]
  for (const attempt of tries) {
    const found = await attempt()
    if (found.length > 0) return found
  }
  return []
}

/** A bar code is read along lines that must cross all of its bars, so it bears five degrees of slant and no more. */
export async function readSlantedCodes(picture: Picture, until: number): Promise<CodeFound[]> {
  await ready()
  const middling = await shrunk(picture, 2400)
  for (const degrees of [8, -8, 16, -16, 24, -24, 32, -32, 40, -40]) {
    if (performance.now() > until) break
    const found = await codesIn(await turned(middling, degrees), { formats: ['Code128'] })
    if (found.length > 0) return found.map(({ box: _, ...code }) => code)
  }
  return []
}

async function codesIn({ data, width, height }: Picture, options: ReaderOptions = {}): Promise<CodeFound[]> {
  // What the decoder reads of an ImageData, which Node does not have; see its documentation of the input.
  const image = {
    data: colourful(data),
    width,
    height,
    colorSpace: 'srgb',
    pixelFormat: 'rgba-unorm8',
  } as const
  const codes = await readBarcodes(image, {
    formats: ['QRCode', 'Code128'],
    tryInvert: false,
    maxNumberOfSymbols: 8,
    ...options,
  })
  const found = codes.flatMap(({ format, text, position }): CodeFound[] => {
    const code = readFiscalCode(text)
    const source = format === 'QRCode' ? 'qr' : 'barcode'
    return code ? [{ ...code, source, box: boxAround(position, { width, height }) }] : []
  })
  return found.sort((one, other) => rank(one) - rank(other))
}

/** The upright box around a code, as parts of the picture. */
function boxAround(position: ReadResult['position'], size: { width: number; height: number }): Region['box'] {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  const part = (length: number, whole: number) => Math.round((length / whole) * 10_000) / 10_000
  return [
    part(left, size.width),
    part(top, size.height),
    part(right - left, size.width),
    part(bottom - top, size.height),
  ]
}

function rank({ source }: CodeFound): number {
  return source === 'qr' ? 0 : 1
}

/** The decoder takes red, green, blue and opacity. */
function colourful(grey: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const points = new Uint32Array(grey.length)
  for (let at = 0; at < grey.length; at += 1) points[at] = 0xff000000 | ((grey[at] ?? 0) * 0x010101)
  return new Uint8ClampedArray(points.buffer)
}

let prepared: Promise<unknown> | undefined

/** Left alone, the decoder would fetch itself from a public network. */
function ready() {
  prepared ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (wasm) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  )
  return prepared
}
