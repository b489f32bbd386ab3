import { expect, test } from 'vitest'
import { proofReasons } from '#contract/invoices-reading.ts'
import { proveInvoice } from './prove-invoice.ts'
import type { ProofReason } from './reasons.ts'
import {
  companyCertificate,
  companyName,
  distributor,
  personName,
  purposes,
  type TestCertificate,
  testAuthority,
  testKey,
  testTrust,
} from './test-certificates.ts'
import { keyOf, signedInvoice, type TestInvoice, today } from './test-signed-invoice.ts'

const forger = testKey('forger')
const issuedAt = '2026-07-10T10:15:00-03:00'
const key = keyOf({ state: '41', issuedAt })

/** Each fault is added to the ones above it. */
const faults: readonly [ProofReason, TestInvoice & { readonly by?: TestCertificate }][] = [
  ['too_old', { issuedAt }],
  ['not_authorised', { protocol: { cStat: '101' } }],
  ['protocol', { protocol: { digVal: 'x' } }],
  ['key', { key }],
  ['not_a_purchase', { direction: '0' }],
  ['model', { model: '65' }],
  ['environment', { environment: '2' }],
  ['certificate_company', { by: { names: [companyName('55666777000181')] } }],
  ['certificate_dates', { by: { until: '2026-03-02T00:00:00Z' } }],
  ['certificate_chain', { by: { by: { ...testAuthority, key: forger } } }],
  ['certificate_holder', { by: { names: [personName('52998224725')] } }],
  ['certificate_purpose', { by: { purposes: [purposes.server] } }],
  ['content', { rows: [] }],
  ['signature', { signer: forger.privateKey }],
  ['weak_key', { by: { key: testKey('weak', 1024) } }],
  ['certificate', { by: { hash: 'sha1' } }],
  ['digest', { signedInfo: (text) => text.replace(/<DigestValue>./, '<DigestValue>_') }],
  ['signed_info', { signedInfo: (text) => text.replace('rsa-sha1', 'rsa-sha256') }],
  ['structure', { supplement: '<more></more>' }],
]

test('of many faults the first in the order of the rules is told', () => {
  const trust = testTrust()
  let invoice: TestInvoice = {}
  let certificate: TestCertificate = { names: [companyName(distributor)] }
  const told = faults.map(([, { by, ...fault }]) => {
    certificate = { ...certificate, ...by }
    invoice = { ...invoice, ...fault, certificate: companyCertificate(certificate) }
    const proof = proveInvoice(Buffer.from(signedInvoice(invoice)), { trust, now: today })
    return proof.proved ? 'proved' : proof.reason
  })
  expect(told).toEqual(faults.map(([reason]) => reason))
  expect(told.toReversed()).toEqual(proofReasons.filter((reason) => told.includes(reason)))
})
