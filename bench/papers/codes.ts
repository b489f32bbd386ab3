import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { encode } from 'uqr'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { PaperTruth } from './paper.ts'
import type { Random } from './random.ts'

/** What the QR code of a receipt says, in one of the versions that are about. */
export function qrText({ kind, key, totalCents, issuedOn }: PaperTruth, random: Random): string {
  const total = (totalCents / 100).toFixed(2)
  const hash = () => Array.from({ length: 40 }, () => random.pick([...'0123456789ABCDEF'])).join('')
  if (kind === 'sat')
    return `${key}|${issuedOn.replaceAll('-', '')}101500|${total}||${hash()}${hash()}${hash()}`
  const address = random.pick(['https://www.nfce.example/qrcode', 'http://nfce.fazenda.example/consulta'])
  return random.pick([
    `${address}?p=${key}|2|1|1|${hash()}`,
    `${address}?p=${key}|3|1`,
    `${address}?p=${key}|2|1|${issuedOn.slice(8)}|${total}|${hash()}|1|${hash()}`,
  ])
}

export function qrSvg(text: string, sizeMm: number): string {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg style="width:${sizeMm}mm;height:${sizeMm}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`
}

/** The Code 128 of a DANFE, as wide as its box. */
export async function barsSvg(key: string, heightMm: number): Promise<string> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const { symbol } = await writeBarcode(key, { format: 'Code128' })
  const line = [...symbol.data.subarray(0, symbol.width)]
  const bars = line.flatMap((point, x) => (point === 0 ? `M${x} 0h1v1h-1z` : []))
  return `<svg style="display:block;width:100%;height:${heightMm}mm" viewBox="0 0 ${symbol.width} 1" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${bars.join('')}"/></svg>`
}
