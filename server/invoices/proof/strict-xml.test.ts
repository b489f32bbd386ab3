import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNotProved } from './reasons.ts'
import { readByParser, readPlainest } from './strict-xml.ts'
import { mutatedBy, mutationKinds } from './test-mutations.ts'
import { indented, signedInvoice } from './test-signed-invoice.ts'

const odd = { rows: [{ name: 'a &lt;b&gt; &quot;c&quot; &amp;amp; d' }, { name: ' ção ' }] }
const plain = [signedInvoice(), signedInvoice(odd), indented(signedInvoice(odd))]

function parsed(text: string) {
  try {
    return readByParser(text)
  } catch (error) {
    if (isNotProved(error)) return undefined
    throw error
  }
}

test.for(plain)('an invoice as programs write it does without the parser', (xml) => {
  expect(readPlainest(xml)).toEqual(readByParser(xml))
})

test.for<[string, string]>([
  ['a reference by number', '<xNome>&#65;</xNome>'],
  ['a reference that is none', '<xNome>&uuml;</xNome>'],
  ['a reference without an end', '<xNome>a &amp b</xNome>'],
  ['the end of CDATA', '<xNome>]]></xNome>'],
  ['CDATA', '<xNome><![CDATA[a]]></xNome>'],
  ['a comment', '<xNome><!-- a --></xNome>'],
  ['an instruction', '<xNome><?a b?></xNome>'],
  ['a carriage return', '<xNome>a\r\nb</xNome>'],
  ['a sign that is none of XML', '<xNome>a\u0000b</xNome>'],
  ['half a pair', '<xNome>\ud800</xNome>'],
  ['an attribute twice', '<xNome Id="a" Id="b"></xNome>'],
  ['an attribute that nobody knows', '<xNome other="a"></xNome>'],
  ['a tab in an attribute', '<xNome versao="a\tb"></xNome>'],
  ['a reference in an attribute', '<xNome versao="a&amp;b"></xNome>'],
  ['a prefix', '<n:xNome></n:xNome>'],
  ['another namespace', '<xNome xmlns="urn:a"></xNome>'],
  ['white space in a tag', '<xNome ></xNome >'],
  ['a tag that another closes', '<xNome><a></xNome></a>'],
  ['text between tags', '<xNome>a<b></b></xNome>'],
  ['a tag without an end', '<xNome>'],
])('%s is left to the parser', ([, part]) => {
  expect(readPlainest(`<NFe xmlns="http://www.portalfiscal.inf.br/nfe">${part}</NFe>`)).toBeUndefined()
})

test.for<[string, string]>([
  ['nothing', ''],
  ['text alone', 'a'],
  ['text in front', 'a<NFe xmlns="http://www.portalfiscal.inf.br/nfe"></NFe>'],
  ['text behind', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe"></NFe>a'],
  ['a second root', '<NFe xmlns="http://www.portalfiscal.inf.br/nfe"></NFe><a></a>'],
  [
    'twenty-one levels',
    `<NFe xmlns="http://www.portalfiscal.inf.br/nfe">${'<a>'.repeat(20)}${'</a>'.repeat(20)}</NFe>`,
  ],
  ['another declaration', '<?xml version="1.1"?><NFe xmlns="http://www.portalfiscal.inf.br/nfe"></NFe>'],
])('%s is left to the parser', ([, text]) => {
  expect(readPlainest(text)).toBeUndefined()
})

test('however a file is spoilt, what is read without the parser is what the parser reads', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const mutation = fc.record({
    kind: fc.constantFrom(...mutationKinds),
    place: share,
    otherPlace: share,
    length: share,
    byte: fc.nat({ max: 255 }),
  })
  const file = fc.constantFrom(...plain.map((xml) => Buffer.from(xml)))
  let read = 0
  fc.assert(
    fc.property(file, file, fc.array(mutation, { maxLength: 2 }), (first, other, mutations) => {
      const text = mutatedBy(first, other, mutations).toString()
      const element = readPlainest(text)
      if (!element) return
      read += 1
      expect(element).toEqual(parsed(text))
    }),
    { numRuns: 3000 },
  )
  expect(read).toBeGreaterThan(300)
}, 60_000)
