import { expect, test } from 'vitest'
import { proveInvoice } from './prove-invoice.ts'
import type { ProofReason } from './reasons.ts'
import { companyCertificate, testAuthority, testKey, testTrust } from './test-certificates.ts'
import { changed, keyOf, part, signedInvoice, type TestInvoice, today } from './test-signed-invoice.ts'

const trust = testTrust()
const good = signedInvoice()
const other = signedInvoice({ number: '7639', rows: [{ value: '9000.00' }] })

function reasonOf(bytes: Uint8Array): ProofReason | 'proved' {
  const proof = proveInvoice(bytes, { trust, now: today })
  return proof.proved ? 'proved' : proof.reason
}

const forger = testKey('forger')
const ownCertificate = companyCertificate({ key: forger, by: { ...testAuthority, key: forger } })
const edited = signedInvoice({ edit: (text) => text.replace('149.90', '949.90') })
const evil = part(good, 'infNFe').replace('149.90', '949.90')

test.for<[string, ProofReason, () => string]>([
  ['a value is edited', 'digest', () => changed(good, '<vProd>149.90', '<vProd>949.90')],
  ['the buyer is edited', 'digest', () => changed(good, '11444777000161', '11222333000262')],
  ['a row is added', 'digest', () => changed(good, '<total>', '<det nItem="4"></det><total>')],
  [
    'a value and its digest are edited',
    'signature',
    () => changed(edited, part(edited, 'SignatureValue'), part(good, 'SignatureValue')),
  ],
  ['the signature is stripped', 'structure', () => changed(good, part(good, 'Signature'), '')],
  [
    'the signature is empty',
    'signature',
    () => changed(good, part(good, 'SignatureValue'), '<SignatureValue></SignatureValue>'),
  ],
  ['it is signed again by another key', 'signature', () => signedInvoice({ signer: forger.privateKey })],
  [
    'it is signed again with a certificate of one’s own',
    'certificate_chain',
    () => signedInvoice({ signer: forger.privateKey, certificate: ownCertificate }),
  ],
  [
    'the signature is that of another invoice',
    'signed_info',
    () => changed(good, part(good, 'Signature'), part(other, 'Signature')),
  ],
  [
    'the invoice is that of another signature',
    'signed_info',
    () => changed(good, part(good, 'infNFe'), part(other, 'infNFe')),
  ],
  [
    'the signed part is moved into the supplement',
    'structure',
    () => changed(good, part(good, 'infNFe'), `${evil}<infNFeSupl>${part(good, 'infNFe')}</infNFeSupl>`),
  ],
  [
    'the signed part is moved into the signature',
    'structure',
    () =>
      changed(good, part(good, 'infNFe'), evil).replace(
        '</Signature>',
        `<Object>${part(good, 'infNFe')}</Object></Signature>`,
      ),
  ],
  [
    'the signed part is moved into the protocol',
    'structure',
    () =>
      changed(good, part(good, 'infNFe'), evil).replace('</infProt>', `</infProt>${part(good, 'infNFe')}`),
  ],
  ['a second invoice stands before', 'structure', () => changed(good, '<infNFe', `${evil}<infNFe`)],
  ['a second invoice stands behind', 'structure', () => changed(good, '</infNFe>', `</infNFe>${evil}`)],
  [
    'a second NFe stands beside',
    'structure',
    () => changed(good, '<NFe', `${part(good, 'NFe').replace('149.90', '949.90')}<NFe`),
  ],
  ['an invoice stands in another', 'structure', () => changed(good, '<total>', `${evil}<total>`)],
  [
    'a second signature stands beside',
    'structure',
    () => changed(good, '<Signature', `${part(good, 'Signature')}<Signature`),
  ],
  ['an Id comes twice', 'structure', () => changed(good, '<emit>', `<emit Id="NFe${keyOf()}">`)],
  ['the protocol has the same Id', 'structure', () => changed(good, 'ID135260000000001', `NFe${keyOf()}`)],
  ['an attribute comes twice', 'malformed', () => changed(good, '<infNFe', '<infNFe versao="4.00"')],
  ['the Id is gone', 'structure', () => changed(good, / Id="NFe\d+"/, '')],
  [
    'a field is unknown to the protocol',
    'structure',
    () => changed(good, '</infProt>', '<extra>1</extra></infProt>'),
  ],
  [
    'a field of the protocol comes twice',
    'structure',
    () => changed(good, '<cStat>', '<cStat>101</cStat><cStat>'),
  ],
  [
    'a cancel event stands beside',
    'structure',
    () => changed(good, '</nfeProc>', '<retEvento></retEvento></nfeProc>'),
  ],
  ['the protocol is missing', 'structure', () => changed(good, part(good, 'protNFe'), '')],
  [
    'two protocols stand there',
    'structure',
    () => changed(good, '</nfeProc>', `${part(good, 'protNFe')}</nfeProc>`),
  ],
  ['it is only the invoice', 'structure', () => part(good, 'NFe')],
  [
    'it is of an old layout',
    'structure',
    () => signedInvoice({ edit: (text) => text.replace('"4.00"', '"2.00"') }),
  ],
  ['an attribute is unknown', 'structure', () => changed(good, '<det ', '<det extra="1" ')],
  ['text stands between tags', 'structure', () => changed(good, '<emit>', 'x<emit>')],
  ['a comment stands in a value', 'markup', () => changed(good, '149.90', '1<!-- -->49.90')],
  ['a comment stands before the root', 'markup', () => changed(good, '<nfeProc', '<!-- --><nfeProc')],
  ['a comment stands behind the root', 'markup', () => `${good}<!-- -->`],
  ['an instruction stands in a value', 'markup', () => changed(good, '149.90', '1<?x y?>49.90')],
  [
    'an instruction stands before the root',
    'markup',
    () => changed(good, '<nfeProc', '<?xml-stylesheet href="x"?><nfeProc'),
  ],
  ['a value is CDATA', 'markup', () => changed(good, '149.90', '<![CDATA[149.90]]>')],
  ['it has a document type', 'markup', () => changed(good, '<nfeProc', '<!DOCTYPE nfeProc><nfeProc')],
  [
    'it declares an entity',
    'markup',
    () => changed(good, '<nfeProc', '<!DOCTYPE n [<!ENTITY a "149.90">]><nfeProc').replace('149.90', '&a;'),
  ],
  [
    'it declares what Ids are',
    'markup',
    () => changed(good, '<nfeProc', '<!DOCTYPE n [<!ATTLIST emit Id ID #IMPLIED>]><nfeProc'),
  ],
  ['it names an unknown entity', 'malformed', () => changed(good, '149.90', '&a;')],
  [
    'a tag has a prefix',
    'markup',
    () => changed(good, '<nfeProc', '<n:nfeProc').replace('</nfeProc', '</n:nfeProc'),
  ],
  [
    'a prefix is declared',
    'markup',
    () => changed(good, '<NFe', '<NFe xmlns:x="http://www.portalfiscal.inf.br/nfe"'),
  ],
  ['an attribute has a prefix', 'markup', () => changed(good, '<emit', '<emit xml:lang="pt"')],
  ['a value is of a foreign namespace', 'namespace', () => changed(good, '<vNF>', '<vNF xmlns="urn:x">')],
  ['a value is of no namespace', 'namespace', () => changed(good, '<vNF>', '<vNF xmlns="">')],
  [
    'a value is of that of signatures',
    'namespace',
    () => changed(good, '<vNF>', '<vNF xmlns="http://www.w3.org/2000/09/xmldsig#">'),
  ],
  ['the root has no namespace', 'namespace', () => changed(good, /<nfeProc xmlns="[^"]+"/, '<nfeProc')],
  [
    'the root has a foreign namespace',
    'namespace',
    () => changed(good, /<nfeProc xmlns="[^"]+"/, '<nfeProc xmlns="urn:x"'),
  ],
  [
    'the signature has the wrong namespace',
    'namespace',
    () => changed(good, /<Signature xmlns="[^"]+"/, '<Signature'),
  ],
  ['bytes stand behind the root', 'malformed', () => `${good}x`],
  ['a second root stands behind', 'malformed', () => good + good.replace(/<\?.*?\?>/, '')],
  ['it ends too early', 'malformed', () => good.slice(0, -12)],
  ['it says to be in another encoding', 'encoding', () => changed(good, 'UTF-8', 'ISO-8859-1')],
  ['it says to be XML 1.1', 'markup', () => changed(good, 'version="1.0"', 'version="1.1"')],
  ['it begins with a byte order mark', 'encoding', () => `\ufeff${good}`],
  ['it has a sign that XML forbids', 'malformed', () => changed(good, 'Venda', 'Ven\u0000da')],
  [
    'it is nested without end',
    'structure',
    () => changed(good, '<emit>', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}<emit>`),
  ],
  [
    'it has a million attributes',
    'structure',
    () =>
      changed(good, '<emit', `<emit ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}`),
  ],
  [
    'it has a million attributes of one name',
    'malformed',
    () => changed(good, '<emit', `<emit${' dia=""'.repeat(600_000)}`),
  ],
  ['it is huge', 'too_large', () => changed(good, 'Pedido', 'P'.repeat(5_000_000))],
  ['it is empty', 'malformed', () => ''],
  ['it is no XML', 'malformed', () => '%PDF-1.7'],
])('not proved if %s: %s', ([, reason, forge]) => {
  expect(reasonOf(Buffer.from(forge()))).toBe(reason)
})

test.for<[string, string, BufferEncoding]>([
  ['UTF-16', good, 'utf16le'],
  ['UTF-16 with a mark', `\ufeff${good}`, 'utf16le'],
  ['ISO-8859-1', good, 'latin1'],
])('not proved in %s', ([, text, encoding]) => {
  expect(reasonOf(Buffer.from(text, encoding))).toBe('encoding')
})

const dsig = 'http://www.w3.org/2000/09/xmldsig#'

test.for<[string, (signedInfo: string) => string]>([
  [
    'another canonical form',
    (text) => text.replaceAll('REC-xml-c14n-20010315', 'REC-xml-c14n-20010315#WithComments'),
  ],
  ['another digest', (text) => text.replace(`${dsig}sha1`, 'http://www.w3.org/2001/04/xmlenc#sha256')],
  ['another signature', (text) => text.replace('rsa-sha1', 'hmac-sha1')],
  ['one transform less', (text) => text.replace(/<Transform .*?<\/Transform>/, '')],
  [
    'one transform more',
    (text) =>
      text.replace(
        '<Transform ',
        '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath>//emit</XPath></Transform><Transform ',
      ),
  ],
  ['a second reference', (text) => text.replace(/<Reference.*<\/Reference>/, '$&$&')],
  ['a reference to the whole', (text) => text.replace(/URI="[^"]+"/, 'URI=""')],
  ['a reference to another', (text) => text.replace(/URI="#NFe35/, 'URI="#NFe36')],
  [
    'a digest that is none',
    (text) => text.replace(/<DigestValue>.*<\/DigestValue>/, '<DigestValue><a></a></DigestValue>'),
  ],
])('not proved if what was signed names %s', ([, signedInfo]) => {
  expect(reasonOf(Buffer.from(signedInvoice({ signedInfo })))).toBe('signed_info')
})

test.for<[string, ProofReason, TestInvoice]>([
  [
    'the digest of the protocol is another',
    'protocol',
    { protocol: { digVal: 'kh7f45MvLVmHxrzWijqh7aXF8aQ=' } },
  ],
  ['the protocol is that of another', 'protocol', { protocol: { chNFe: keyOf({ number: '7639' }) } }],
  ['it was cancelled', 'not_authorised', { protocol: { cStat: '101' } }],
  ['it was denied', 'not_authorised', { protocol: { cStat: '302' } }],
  ['its protocol is a test', 'not_authorised', { protocol: { tpAmb: '2' } }],
  ['it is a test', 'environment', { environment: '2' }],
  ['it is a till receipt', 'model', { model: '65' }],
  ['it is a return', 'not_a_purchase', { purpose: '4' }],
  ['it is a complement', 'not_a_purchase', { purpose: '2' }],
  ['it comes in', 'not_a_purchase', { direction: '0' }],
  ['a row is a gift', 'not_a_purchase', { rows: [{}, { cfop: '5910' }] }],
  ['a row is a return', 'not_a_purchase', { rows: [{ cfop: '5202' }] }],
  ['a row bills what comes later', 'not_a_purchase', { rows: [{ cfop: '5922' }] }],
  ['a row is a purchase of the issuer', 'not_a_purchase', { rows: [{ cfop: '1102' }] }],
  ['a row is not in the total', 'not_a_purchase', { rows: [{ isInTotal: '0' }] }],
  ['its key is of another state', 'key', { key: keyOf({ state: '41' }) }],
  ['its key is of another month', 'key', { key: keyOf({ issuedAt: '2026-10' }) }],
  ['its key is of another company', 'key', { key: keyOf({ issuer: '11222333000262' }) }],
  ['its key is of another series', 'key', { key: keyOf({ series: '2' }) }],
  ['its key is of another number', 'key', { key: keyOf({ number: '7639' }) }],
  ['its key has another random code', 'key', { edit: (text) => text.replace('<cNF>1', '<cNF>2') }],
  [
    'its key has another check digit',
    'key',
    { key: `${keyOf().slice(0, 43)}${(Number(keyOf()[43]) + 1) % 10}` },
  ],
  ['its key was made in another form', 'key', { edit: (text) => text.replace('<tpEmis>1', '<tpEmis>2') }],
  ['it is older than ninety days', 'too_old', { issuedAt: '2026-08-18T08:59:59-03:00' }],
  ['it is from the future', 'from_the_future', { issuedAt: '2026-11-16T09:05:01-03:00' }],
  ['a field comes twice', 'content', { edit: (text) => text.replace('<vNF>', '<vNF>1.00</vNF><vNF>') }],
  ['a field is missing', 'content', { edit: (text) => text.replace(/<vNF>.*<\/vNF>/, '') }],
  [
    'two issuers are named',
    'content',
    { edit: (text) => text.replace('<emit>', '<emit><CNPJ>55666777000181</CNPJ></emit><emit>') },
  ],
  [
    'the issuer is a person',
    'content',
    { edit: (text) => text.replace(/<emit><CNPJ>.*?<\/CNPJ>/, '<emit><CPF>52998224725</CPF>') },
  ],
  ['a value is no amount', 'content', { rows: [{ value: '1e9' }] }],
  ['the buyer is nobody', 'content', { buyer: '11444777000162' }],
  [
    'two buyers are named',
    'content',
    { edit: (text) => text.replace('<dest>', '<dest><CPF>52998224725</CPF>') },
  ],
  ['a quantity is none', 'content', { rows: [{ quantity: '1,5' }] }],
  ['a value is negative', 'content', { rows: [{ value: '-1.00' }] }],
  ['a discount is more than the value', 'content', { rows: [{ discount: '149.91' }] }],
  [
    'rows are not numbered in their order',
    'content',
    { edit: (text) => text.replace('nItem="2"', 'nItem="3"') },
  ],
  ['it has no rows', 'content', { rows: [] }],
  ['its day is none', 'content', { issuedAt: '2026-13-10T10:15:00-03:00' }],
])('not proved if %s: %s', ([, reason, invoice]) => {
  expect(reasonOf(Buffer.from(signedInvoice(invoice)))).toBe(reason)
})

test('nothing of what was signed is shown before its signature was right', () => {
  const edited = changed(good, '<vProd>149.90', '<vProd>949.90')
  expect(proveInvoice(Buffer.from(edited), { trust, now: today })).not.toHaveProperty('facts')
  const stranger = signedInvoice({ issuedAt: '2020-11-10T10:15:00-03:00' })
  expect(proveInvoice(Buffer.from(stranger), { trust, now: today })).toMatchObject({
    reason: 'certificate_dates',
    facts: { number: '7638' },
  })
})
