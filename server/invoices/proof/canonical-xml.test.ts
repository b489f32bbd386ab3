import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalXml } from './canonical-xml.ts'
import { documentParts } from './document-parts.ts'
import { isNotProved } from './reasons.ts'
import { readStrictXml, type XmlElement } from './strict-xml.ts'
import { mutatedBy, mutationKinds } from './test-mutations.ts'
import { indented, signedInvoice } from './test-signed-invoice.ts'

const odd = { rows: [{ name: 'a &#13; &lt;b&gt; "c" &amp;amp; &#x9;d' }, { name: ' e ' }] }
const files = [signedInvoice(), signedInvoice(odd), indented(signedInvoice(odd))].map((xml) =>
  Buffer.from(xml),
)

/** Nothing where the file is refused, which says nothing of what is written. */
function invoiceIn(file: Buffer): XmlElement | undefined {
  try {
    return documentParts(readStrictXml(file)).invoice
  } catch (error) {
    if (isNotProved(error)) return undefined
    throw error
  }
}

/** Where the namespace is said is all that writing changes. */
function plain({ name, namespace, attributes, children, text }: XmlElement): object {
  const others = [...attributes].filter(([attribute]) => attribute !== 'xmlns').sort()
  return { name, namespace, others, text, children: children.map(plain) }
}

test('reading the signed bytes anew gives the elements of which they were written', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const mutation = fc.record({
    kind: fc.constantFrom(...mutationKinds),
    place: share,
    otherPlace: share,
    length: share,
    byte: fc.nat({ max: 255 }),
  })
  const file = fc.constantFrom(...files)
  let read = 0
  fc.assert(
    fc.property(file, file, fc.array(mutation, { maxLength: 2 }), (first, other, mutations) => {
      const invoice = invoiceIn(mutatedBy(first, other, mutations))
      if (!invoice) return
      read += 1
      expect(plain(readStrictXml(Buffer.from(canonicalXml(invoice))))).toEqual(plain(invoice))
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeGreaterThan(100)
}, 60_000)
