import { expect, test } from 'vitest'
import { proveInvoice } from './prove-invoice.ts'
import { invoiceNamespace } from './strict-xml.ts'
import {
  authorityCertificate,
  companyCertificate,
  companyName,
  distributor,
  personName,
  rootCertificate,
  type TestCertificate,
  testKey,
  testTrust,
} from './test-certificates.ts'
import { indented, keyOf, signedInvoice, today } from './test-signed-invoice.ts'

const trust = testTrust()

function proofOf(xml: string) {
  return proveInvoice(Buffer.from(xml), { trust, now: today })
}

test('a signed invoice is proved, with everything that was signed', () => {
  expect(proofOf(signedInvoice())).toEqual({
    proved: true,
    facts: {
      key: keyOf(),
      issuer: '11222333000181',
      issuerName: 'Rações São João & Irmãos',
      buyer: '11444777000161',
      number: '7638',
      series: '1',
      model: '55',
      issuedAt: '2026-11-10T10:15:00-03:00',
      environment: '1',
      purpose: '1',
      direction: '1',
      rows: [
        row({ line: 1, ean: '7891000000014', unitEan: '7891000000014' }),
        row({ line: 2, code: '000456' }),
        row({
          line: 3,
          ean: '7891000000014',
          unitEan: '7891000000014',
          valueCents: 8000,
          discountCents: 550,
        }),
      ],
      totalCents: 37_430,
    },
    evidence: {
      digest: expect.stringMatching(/^[\w+/]{27}=$/),
      certificate: expect.stringMatching(/^[\da-f]{64}$/),
      chain: trust.authorities.map(({ certificate }) => certificate.fingerprint).toReversed(),
      holder: '11222333000181',
    },
  })
})

function row(said: object) {
  return {
    code: '000123',
    description: 'Ração Gato Adulto 10 kg',
    cfop: '5102',
    quantity: '1.0000',
    unit: 'SC',
    unitValue: '149.9000000000',
    valueCents: 14_990,
    discountCents: 0,
    isInTotal: true,
    ...said,
  }
}

const lettered = '12ABC34501DE35'

test.for<[string, string]>([
  ['an indented one', indented(signedInvoice())],
  ['one with the lines of Windows', indented(signedInvoice()).replaceAll('\n', '\r\n')],
  ['one without a declaration', signedInvoice().replace(/<\?.*?\?>/, '')],
  ['one with lines behind it', `${signedInvoice()}\n\n`],
  ['one with a supplement', signedInvoice({ supplement: '<infNFeSupl><qrCode>x</qrCode></infNFeSupl>' })],
  [
    'one that says its namespace again',
    signedInvoice().replace('<protNFe', `<protNFe xmlns="${invoiceNamespace}"`),
  ],
  ['one whose base64 is in lines', signedInvoice().replace(/[\w+/]{64}/g, '$&\n')],
  ['one with letters by number', signedInvoice().replace('Rações', 'Ra&#231;&#xF5;es')],
  ['one with signs to be escaped', signedInvoice({ rows: [{ name: '5 &lt; 6 &gt; 4 " \' &amp;amp;' }] })],
  ['one with a line in a value', signedInvoice({ rows: [{ name: 'Ração\n10 kg &#xD;' }] })],
  ['one that was authorised late', signedInvoice({ protocol: { cStat: '150' } })],
  ['one to a person', signedInvoice({ buyer: '52998224725' })],
  ['one to another state', signedInvoice({ rows: [{ cfop: '6102' }, { cfop: '6404' }] })],
  ['one of ninety days ago', signedInvoice({ issuedAt: '2026-08-18T09:00:00-03:00' })],
  ['one of a clock that is fast', signedInvoice({ issuedAt: '2026-11-16T09:04:59-03:00' })],
])('%s is proved', ([, xml]) => {
  expect(proofOf(xml)).toMatchObject({ proved: true })
})

test.for<[string, TestCertificate, string]>([
  ['with letters in its CNPJ', { names: [companyName(lettered)] }, lettered],
  ['with its CNPJ as bytes', { names: [companyName(distributor, 'octets')] }, distributor],
  ['of another branch', { names: [companyName('11222333000262')] }, distributor],
  [
    'that names a person besides',
    { names: [personName('52998224725'), companyName(distributor)] },
    distributor,
  ],
  ['for anything', { purposes: undefined }, distributor],
  ['that has ended since', { until: '2026-11-11T00:00:00Z' }, distributor],
  ['signed with SHA-512', { hash: 'sha512' }, distributor],
])('the certificate of a company %s proves', ([, certificate, issuer]) => {
  const xml = signedInvoice({ issuer, certificate: companyCertificate(certificate) })
  expect(proofOf(xml)).toMatchObject({ proved: true, facts: { issuer } })
})

test('a chain may be longer, and an authority may have renewed its certificate', () => {
  const above = { name: 'AC Intermediária de Teste', key: testKey('above') }
  const longer = testTrust([
    rootCertificate({ until: '2026-01-01T00:00:00Z' }),
    rootCertificate(),
    authorityCertificate({ ...above, depth: 1 }),
    authorityCertificate({ by: above, until: '2026-01-01T00:00:00Z' }),
    authorityCertificate({ by: above }),
  ])
  const proof = proveInvoice(Buffer.from(signedInvoice()), { trust: longer, now: today })
  expect(proof).toMatchObject({ proved: true, evidence: { chain: { length: 3 } } })
})

test('990 rows take no more than their share of the time of 99', () => {
  const [few, many] = [99, 990].map((count) => Buffer.from(signedInvoice({ rows: Array(count).fill({}) })))
  const time = (bytes: Buffer = Buffer.of()) => {
    const began = performance.now()
    expect(proveInvoice(bytes, { trust, now: today })).toMatchObject({ proved: true })
    return performance.now() - began
  }
  const fastest = (bytes?: Buffer) => Math.min(...Array.from({ length: 9 }, () => time(bytes)))
  fastest(few)
  expect(fastest(many)).toBeLessThan(fastest(few) * 10 * 3)
})
