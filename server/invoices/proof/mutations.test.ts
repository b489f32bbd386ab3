import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proveInvoice } from './prove-invoice.ts'
import { testTrust } from './test-certificates.ts'
import { mutatedBy, mutationKinds } from './test-mutations.ts'
import { indented, signedInvoice, today } from './test-signed-invoice.ts'

const setting = { trust: testTrust(), now: today }
const others = { number: '7639', buyer: '52998224725', rows: [{ value: '9000.00' }] }
const files = [signedInvoice(), signedInvoice(others), indented(signedInvoice())].map((xml) =>
  Buffer.from(xml),
)

function factsOf(file: Buffer) {
  const proof = proveInvoice(file, setting)
  return proof.proved ? JSON.stringify(proof.facts) : undefined
}

test('however a file is spoilt, what is proved is what somebody signed', () => {
  const signed = files.map(factsOf)
  expect(new Set(signed).size).toBe(2)
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const mutation = fc.record({
    kind: fc.constantFrom(...mutationKinds),
    place: share,
    otherPlace: share,
    length: share,
    byte: fc.nat({ max: 255 }),
  })
  const file = fc.constantFrom(...files)
  fc.assert(
    fc.property(file, file, fc.array(mutation, { minLength: 1, maxLength: 3 }), (first, other, mutations) => {
      const facts = factsOf(mutatedBy(first, other, mutations))
      expect([...signed, undefined]).toContain(facts)
    }),
    { numRuns: 3000 },
  )
}, 60_000)
