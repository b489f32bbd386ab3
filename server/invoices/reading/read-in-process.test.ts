import { afterAll, expect, onTestFinished, test } from 'vitest'
import { hugePng } from '#server/testing/pictures.ts'
import { createDocumentReader, createDocumentReaders } from './read-in-process.ts'
import { invoiceXml, keyOfInvoice } from './test-invoice.ts'
import { photoOf, receipt } from './test-photo.ts'

const today = '2026-06-15'
const program = new URL('./test-program.ts', import.meta.url)
const reader = createDocumentReader()
// A busy machine needs seconds to start a reader anew.
const stubborn = createDocumentReader({ program, limitMs: 8000, memoryMb: 400, heapMb: 64 })
afterAll(() => Promise.all([reader.close(), stubborn.close()]))

const xml = Buffer.from(invoiceXml())

test.for([
  ['hangs', 'hang', /^time$/],
  ['ends its reader', 'exit', /^exit 3$/],
  ['crashes native code', 'crash', /^exit SIGABRT$/],
  ['breaks its reader', 'fail', /^exit 1$/],
  ['fills the heap', 'heap', /^exit SIGABRT$|^exit SIGTRAP$|^memory$/],
  ['fills the memory outside the heap', 'buffers', /^memory$/],
] as const)('a document that %s is set aside, and the next one is read', async ([, trick, trouble]) => {
  const [aside, next] = await Promise.all([
    stubborn.read(Buffer.from(trick), 'xml', today),
    stubborn.read(xml, 'xml', today),
  ])
  expect(aside).toMatchObject({
    source: 'none',
    facts: { failure: 'stuck', trouble: expect.stringMatching(trouble) },
  })
  expect(next).toMatchObject({ source: 'xml', access_key: keyOfInvoice({}) })
})

test('documents are read side by side: nobody waits for one that hangs', async () => {
  const readers = createDocumentReaders(2, { program })
  onTestFinished(() => readers.close())
  const hung = readers.read(Buffer.from('hang'), 'xml', today)
  const others = Promise.all([readers.read(xml, 'xml', today), readers.read(xml, 'xml', today)])
  const first = await Promise.race([others, hung.then(() => 'the one that hangs')])
  expect(first).toMatchObject([{ source: 'xml' }, { source: 'xml' }])
})

test('what is read stays with whoever sent it', async () => {
  const reading = await reader.read(xml, 'xml', today)
  expect(reading.source).toBe('xml')
  expect(xml.toString()).toBe(invoiceXml())
})

test('nobody waits while a photo of 12 megapixels is read', async () => {
  const key = keyOfInvoice({ model: '65' })
  const photo = await photoOf(await receipt(`https://www.fazenda.exemplo.gov.br/nfce?p=${key}|3|1`), {
    degrees: 20,
  })
  // The work of this thread, and not its delays: those also come from whatever else the machine does.
  const before = process.threadCpuUsage()
  const start = performance.now()
  const reading = await reader.read(photo, 'jpeg', today)
  const ms = Math.round(performance.now() - start)
  const ownMs = Math.round(process.threadCpuUsage(before).user / 1000)
  process.stdout.write(`in the process: ${ms} ms, of which here: ${ownMs} ms\n`)
  expect(reading).toMatchObject({ source: 'qr', access_key: key })
  expect(ownMs).toBeLessThan(250)
})

test('50 megapixels are read within the same bounds, and more are set aside', {
  timeout: 120_000,
}, async () => {
  const key = keyOfInvoice({ model: '65' })
  const paper = await receipt(`https://www.fazenda.exemplo.gov.br/nfce?p=${key}|3|1`)
  const photo = await photoOf(paper, { width: 8600, height: 5800, noise: 10 })
  const [large, tooLarge] = await Promise.all([
    reader.read(photo, 'jpeg', today),
    reader.read(hugePng(9000, 9000), 'png', today),
  ])
  expect(large).toMatchObject({ source: 'qr', access_key: key })
  expect(tooLarge).toMatchObject({ source: 'none', facts: { failure: 'broken' } })
})
