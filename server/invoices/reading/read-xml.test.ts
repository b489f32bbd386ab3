import { expect, test } from 'vitest'
import { fiscalDocumentOf } from '#domain/fiscal-xml.ts'
import { readStrictXml } from '#server/invoices/proof/strict-xml.ts'
import { indented, signedInvoice } from '#server/invoices/proof/test-signed-invoice.ts'
import { readInvoiceXml, readProvedXml } from './read-invoice-xml.ts'
import { readXml } from './read-xml.ts'
import { invoiceXml } from './test-invoice.ts'

function documentIn(bytes: Uint8Array) {
  const tree = readXml(bytes)
  return tree && fiscalDocumentOf(tree)
}

const accents = { issuerName: 'Comércio de Rações São João &amp; Irmãos' }

test.for<[string, Buffer]>([
  ['UTF-8', Buffer.from(invoiceXml(accents))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${invoiceXml(accents)}`)],
  ['ISO-8859-1', Buffer.from(invoiceXml(accents).replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${invoiceXml(accents).replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${invoiceXml(accents)}`, 'utf16le').swap16()],
  ['UTF-8 with numbered letters', Buffer.from(invoiceXml(accents).replace('São', 'S&#227;o'))],
])('accents survive %s', ([, bytes]) => {
  expect(documentIn(bytes)?.issuer.name).toBe('Comércio de Rações São João & Irmãos')
})

test('prefixes of namespaces do not matter', () => {
  const prefixed = invoiceXml()
    .replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1n:')
    .replaceAll('xmlns=', 'xmlns:n=')
  expect(documentIn(Buffer.from(prefixed))).toEqual(documentIn(Buffer.from(invoiceXml())))
})

test('signs that turn the direction of a name, or are not seen, are left out', () => {
  const name = 'Ração \u202eGK 51\u202c Gato\u200b 10 kg'
  expect(documentIn(Buffer.from(invoiceXml({ rows: [{ name }] })))?.rows[0]?.name).toBe(
    'Ração GK 51 Gato 10 kg',
  )
})

test('zeros in front stay', () => {
  const row = documentIn(Buffer.from(invoiceXml()))?.rows[0]
  expect(row).toMatchObject({ code: '000123', ean: '07891000000014' })
})

const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`
const prying = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'

test.for<[string, string]>([
  ['entities that grow', bomb + invoiceXml({ issuerName: '&b;' }).replace(/<\?xml.*?\?>/, '')],
  ['entities that read files', prying + invoiceXml({ issuerName: '&a;' }).replace(/<\?xml.*?\?>/, '')],
  ['a file cut off in the middle', invoiceXml().slice(0, 900)],
  ['a page of the web', '<html><body><p>Nota fiscal<br></body></html>'],
  ['elements nested without end', '<a>'.repeat(2000) + '</a>'.repeat(2000)],
  ['a huge file', invoiceXml({ issuerName: 'x'.repeat(6_000_000) })],
  ['an encoding nobody knows', invoiceXml().replace('UTF-8', 'KLINGON')],
  ['nothing', ''],
])('refuses %s', ([, text]) => {
  expect(documentIn(Buffer.from(text))).toBeUndefined()
})

test('names of JavaScript do no harm', () => {
  const tree = readXml(Buffer.from('<a><__proto__><x>1</x></__proto__><constructor>2</constructor></a>'))
  expect({}).not.toHaveProperty('x')
  expect(tree && fiscalDocumentOf(tree)).toBeUndefined()
})

test('bytes that are not in the encoding they claim are refused', () => {
  expect(documentIn(Buffer.from(invoiceXml(accents), 'latin1'))).toBeUndefined()
})

test('an invoice with twenty rows is read in a moment', () => {
  const bytes = Buffer.from(invoiceXml({ rows: Array.from({ length: 20 }, () => ({})) }))
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now()
    expect(documentIn(bytes)?.rows).toHaveLength(20)
    return performance.now() - start
  })
  const median = times.toSorted((one, other) => one - other)[10] ?? Number.NaN
  process.stdout.write(`XML with 20 rows: ${median.toFixed(1)} ms\n`)
  expect(median).toBeLessThan(20)
})

test.for([
  signedInvoice(),
  signedInvoice({ rows: [{ name: ' Ração &amp; petisco ', ean: 'SEM GTIN' }, { discount: '1.50' }] }),
  signedInvoice({ buyer: '52998224725', supplement: '<infNFeSupl><qrCode>x</qrCode></infNFeSupl>' }),
  indented(signedInvoice()),
])('a file that is proved is read from its strict elements as by the reader for all others', (xml) => {
  const bytes = Buffer.from(xml)
  const strict = readProvedXml(readStrictXml(bytes))
  expect(strict).toEqual(readInvoiceXml(bytes, '2026-11-16'))
  expect(strict.source).toBe('xml')
})
