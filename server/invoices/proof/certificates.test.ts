import { expect, test } from 'vitest'
import { proveInvoice } from './prove-invoice.ts'
import type { ProofReason } from './reasons.ts'
import {
  authorityCertificate,
  companyCertificate,
  companyName,
  distributor,
  extension,
  personName,
  purposes,
  rootCertificate,
  sequence,
  type TestCertificate,
  testAuthority,
  testKey,
  testRoot,
  testTrust,
} from './test-certificates.ts'
import { changed, part, signedInvoice, today } from './test-signed-invoice.ts'

const trust = testTrust()
const good = signedInvoice()
const forger = testKey('forger')

function reasonOf(xml: string, trusted = trust): ProofReason | 'proved' {
  const proof = proveInvoice(Buffer.from(xml), { trust: trusted, now: today })
  return proof.proved ? 'proved' : proof.reason
}

const weak = testKey('weak', 1024)
const shop = { name: 'LOJA DE TESTE LTDA', key: testKey('shop') }

test.for<[string, ProofReason, TestCertificate]>([
  ['of a person', 'certificate_holder', { names: [personName('52998224725')] }],
  ['without names', 'certificate_holder', { names: undefined }],
  [
    'with two CNPJs',
    'certificate_holder',
    { names: [companyName(distributor), companyName('55666777000181')] },
  ],
  [
    'with the same CNPJ twice',
    'certificate_holder',
    { names: [companyName(distributor), companyName(distributor)] },
  ],
  ['with its CNPJ in other letters', 'certificate_holder', { names: [companyName(distributor, 'utf8')] }],
  ['with a CNPJ that is none', 'certificate_holder', { names: [companyName('11222333000180')] }],
  ['with more than a CNPJ', 'certificate_holder', { names: [companyName(`${distributor} `)] }],
  ['of another company', 'certificate_company', { names: [companyName('55666777000181')] }],
  ['of a server', 'certificate_purpose', { purposes: [purposes.server] }],
  ['for no purpose', 'certificate_purpose', { purposes: [] }],
  ['whose key only encrypts', 'certificate_purpose', { keyUsage: 0x20 }],
  ['that says nothing of its key', 'certificate_purpose', { keyUsage: undefined }],
  ['of an authority', 'certificate_purpose', { depth: 0, keyUsage: 0xe4 }],
  ['that had ended', 'certificate_dates', { until: '2026-11-10T13:14:59Z' }],
  ['that had not begun', 'certificate_dates', { from: '2026-11-10T13:15:01Z' }],
  [
    'that its holder signed',
    'certificate_chain',
    { by: { name: 'DISTRIBUIDORA DE TESTE LTDA', key: testKey('distributor') } },
  ],
  ['of an authority that only has the name', 'certificate_chain', { by: { ...testAuthority, key: forger } }],
  ['of a root that only has the name', 'certificate_chain', { by: { ...testRoot, key: forger } }],
  ['that a company issued', 'certificate_chain', { by: shop }],
  ['signed with SHA-1', 'certificate', { hash: 'sha1' }],
  [
    'with an extension that must be understood',
    'certificate',
    { extensions: [extension('2.5.29.30', sequence(), true)] },
  ],
  [
    'with an extension that comes twice',
    'certificate',
    { extensions: [extension('2.5.29.17', sequence(companyName(distributor)))] },
  ],
])('not proved by a certificate %s: %s', ([, reason, certificate]) => {
  const xml = signedInvoice({ certificate: companyCertificate(certificate) })
  expect(reasonOf(xml)).toBe(reason)
})

test.for<[string, ProofReason | 'proved', Buffer[]]>([
  ['there are none', 'certificate_chain', []],
  ['the root is missing', 'certificate_chain', [authorityCertificate()]],
  ['the authority is missing', 'certificate_chain', [rootCertificate()]],
  [
    'the root has the name only',
    'certificate_chain',
    [rootCertificate({ key: forger, by: { ...testRoot, key: forger } }), authorityCertificate()],
  ],
  ['the root allows one authority below', 'proved', [rootCertificate({ depth: 1 }), authorityCertificate()]],
  [
    'the root allows no authority below',
    'certificate_chain',
    [rootCertificate({ depth: 0 }), authorityCertificate()],
  ],
  [
    'the root had ended',
    'certificate_dates',
    [rootCertificate({ until: '2026-01-01T00:00:00Z' }), authorityCertificate()],
  ],
  [
    'the authority had not begun',
    'certificate_dates',
    [rootCertificate(), authorityCertificate({ from: '2026-11-11T00:00:00Z' })],
  ],
])('of the operator’s authorities: %s', ([, reason, authorities]) => {
  expect(reasonOf(good, testTrust(authorities))).toBe(reason)
})

test('a company that passes itself off as an authority is none, also in the folder', () => {
  const company = companyCertificate(shop)
  const certificate = companyCertificate({ by: shop })
  const trusted = testTrust([rootCertificate(), authorityCertificate(), company])
  expect(reasonOf(signedInvoice({ certificate }), trusted)).toBe('certificate_chain')
})

test('a key of 1024 bits is not enough', () => {
  const certificate = companyCertificate({ key: weak })
  const xml = signedInvoice({ signer: weak.privateKey, certificate })
  expect(reasonOf(xml)).toBe('weak_key')
})

const base64 = (bytes: Buffer) => bytes.toString('base64')
const inDocument = (bytes: Buffer) => `<X509Certificate>${base64(bytes)}</X509Certificate>`
const ownCertificate = companyCertificate({ key: forger, by: { ...testAuthority, key: forger } })
const mine = inDocument(companyCertificate())

test.for<[string, ProofReason, () => string]>([
  ['a second certificate behind', 'structure', () => changed(good, mine, mine + inDocument(ownCertificate))],
  ['a second certificate before', 'structure', () => changed(good, mine, inDocument(ownCertificate) + mine)],
  [
    'a second list of certificates',
    'structure',
    () => changed(good, part(good, 'X509Data'), part(good, 'X509Data').repeat(2)),
  ],
  [
    'its authority besides',
    'structure',
    () => changed(good, mine, mine + inDocument(authorityCertificate())),
  ],
  ['a name of its key', 'structure', () => changed(good, '<X509Data>', '<KeyName>x</KeyName><X509Data>')],
  ['a bare key', 'structure', () => changed(good, part(good, 'X509Data'), '<KeyValue></KeyValue>')],
  [
    'bytes behind the certificate',
    'certificate',
    () => changed(good, mine, inDocument(Buffer.concat([companyCertificate(), Buffer.of(0)]))),
  ],
  [
    'half a certificate',
    'certificate',
    () => changed(good, mine, inDocument(companyCertificate().subarray(0, 500))),
  ],
  [
    'the certificate of somebody else',
    'signature',
    () => changed(good, mine, inDocument(companyCertificate({ key: forger }))),
  ],
  ['no base64', 'certificate', () => changed(good, mine, mine.replace('MII', 'M*I'))],
])('not proved if the signature brings %s: %s', ([, reason, forge]) => {
  expect(reasonOf(forge())).toBe(reason)
})

test('an authority of the document is never believed, however right its chain is', () => {
  const below = { name: 'AC de Baixo', key: testKey('below') }
  const certificate = companyCertificate({ by: below })
  expect(reasonOf(signedInvoice({ certificate }))).toBe('certificate_chain')
})
