import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import { readFiscalCode } from '#domain/fiscal-qr.ts'
import type { CodeOnPaper } from '#domain/paper/join-sources.ts'
import { type Picture, removeShadows, rotate, shrink } from './picture.ts'

/** Codes that lie well enough; QR codes come first. */
export async function readCodes(picture: Picture, { isStraight = false } = {}): Promise<CodeOnPaper[]> {
  await ready()
  const small = await shrink(picture, 2000)
  if (isStraight) return codesIn(small, { tryHarder: false, tryRotate: false })
  const found = await codesIn(small)
  return found.length > 0 || small === picture ? found : codesIn(await shrink(picture, 4200))
}

/**
 * Codes in shadow or aslant. The decoder reads bar codes up to a slant of five degrees, because its lines must cross all
 * bars; a code lies like the words around it.
 */
export async function readHardCodes(picture: Picture, degreesOfWords: number): Promise<CodeOnPaper[]> {
  await ready()
  const cleaned = await codesIn(await removeShadows(await shrink(picture, 2000)), { tryDenoise: true })
  if (cleaned.length > 0) return cleaned
  const straight = await codesIn(await rotate(await shrink(picture, 4200), -degreesOfWords))
  return straight.map(({ box: _, ...code }) => code)
}

async function codesIn(
  { data, width, height }: Picture,
  options: ReaderOptions = {},
): Promise<CodeOnPaper[]> {
  // Node has no ImageData; these are the fields of it that the decoder reads.
  const image = {
    data: rgbaOf(data),
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
  const found = codes.flatMap(({ format, text, position }): CodeOnPaper[] => {
    const code = readFiscalCode(text)
    const source = format === 'QRCode' ? 'qr' : 'barcode'
    return code ? [{ ...code, source, box: boxAround(position, { width, height }) }] : []
  })
  return found.sort((one, other) => rank(one) - rank(other))
}

function boxAround(
  position: ReadResult['position'],
  size: { width: number; height: number },
): NonNullable<CodeOnPaper['box']> {
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

function rank({ source }: CodeOnPaper): number {
  return source === 'qr' ? 0 : 1
}

function rgbaOf(grey: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const points = new Uint32Array(grey.length)
  for (let at = 0; at < grey.length; at += 1) points[at] = 0xff000000 | ((grey[at] ?? 0) * 0x010101)
  return new Uint8ClampedArray(points.buffer)
}

let prepared: Promise<unknown> | undefined

/** Without this, the decoder would download its WebAssembly file from a public server. */
function ready() {
  prepared ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (wasm) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  )
  return prepared
}
