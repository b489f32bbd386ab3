import { expect, test } from 'vitest'
import { openPicture } from './picture.ts'
import { readCodes, readHardCodes } from './read-codes.ts'
import { keyOfInvoice } from './test-invoice.ts'
import { danfe, photoOf, receipt } from './test-photo.ts'

const key = keyOfInvoice({ model: '65' })
const qr = `https://www.fazenda.exemplo.gov.br/NFCe/ConsultaQRCode.aspx?p=${key}|2|1|1|5A1F2B3C4D5E6F708192A3B4C5D6E7F801234567`
const ticket = receipt(qr)
const lettered = keyOfInvoice({ issuer: '12ABC34501DE35' })
const form = danfe(lettered)

/** How long it keeps processors busy, which does not depend on who else uses them. */
async function timed<Result>(work: () => Promise<Result>) {
  const start = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(start)
  return { result, ms: (user + system) / 1000 }
}

test.for([
  ['lying straight', {}],
  ['on its side', { degrees: 90, blur: 1 }],
  ['upside down on a busy table', { degrees: 180, noise: 110 }],
  ['out of focus', { degrees: 7, blur: 3 }],
  ['in the dark', { degrees: 33, light: 0.2 }],
] as const)('the QR code of a receipt in a 12-megapixel photo, %s', async ([how, scene]) => {
  const photo = await photoOf(await ticket, scene)
  const { result, ms } = await timed(async () => readCodes(await openPicture(photo)))
  process.stdout.write(`QR code ${how}: ${Math.round(ms)} ms\n`)
  expect(result).toEqual([{ key, isTest: false, source: 'qr', box: expect.any(Array) }])
  expect(ms).toBeLessThan(3000)
})

test('the bar code of a DANFE on its side, blurred, letters and all', async () => {
  const photo = await photoOf(await form, { degrees: 90, blur: 1 })
  expect(await readCodes(await openPicture(photo))).toMatchObject([{ key: lettered, source: 'barcode' }])
})

test('the bar code of a DANFE at an angle', async () => {
  const picture = await openPicture(await photoOf(await form, { degrees: 110, width: 3200, height: 3200 }))
  const { result, ms } = await timed(() => readHardCodes(picture, 110))
  process.stdout.write(`bar code at an angle: ${Math.round(ms)} ms\n`)
  expect(result).toEqual([{ key: lettered, source: 'barcode' }])
})

test('a QR code for something else is no fiscal code', async () => {
  const photo = await photoOf(await receipt('https://exemplo.com.br/cardapio'), { width: 800, height: 1100 })
  expect(await readCodes(await openPicture(photo))).toEqual([])
})
