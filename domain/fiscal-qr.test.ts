import { expect, test } from 'vitest'
import { readFiscalCode } from './fiscal-qr.ts'

const key = '43140201098983010680657960000005991148127446'
const lettered = '52060412ABC34501DE35550120000007801267301610'
const address = 'http://www.fazenda.exemplo.gov.br/nfce/qrcode'
const issued = Buffer.from('2014-02-17T10:15:00-02:00').toString('hex')

test.for([
  [
    'version 1',
    `${address}?chNFe=${key}&nVersao=100&tpAmb=1&dhEmi=${issued}&vNF=60.90&vICMS=12.75&cIdToken=1&cHashQRCode=AB`,
    { key, isTest: false, totalCents: 6090, issuedOn: '2014-02-17' },
  ],
  ['version 1 with nothing but the key', `${address}?chNFe=${key}`, { key }],
  ['version 2', `${address}?p=${key}|2|1|1|0A1B2C`, { key, isTest: false }],
  [
    'version 2, issued offline',
    `${address}?p=${key}|2|1|05|60.90|797a|1|0A1B2C`,
    { key, isTest: false, totalCents: 6090, issuedOn: '2014-02-05' },
  ],
  ['version 3', `${address}?p=${key}|3|1`, { key, isTest: false }],
  [
    'version 3, issued offline',
    `${address}?p=${key}|3|1|28|1060.9|1|11144477735|c2ln+bmF0`,
    { key, isTest: false, totalCents: 106090, issuedOn: '2014-02-28' },
  ],
  ['a test document', `${address}?p=${key}|2|2|1|0A1B2C`, { key, isTest: true }],
  ['bars written as %7C', `${address}?p=${key}%7C2%7c1%7C1%7C0A1B2C`, { key, isTest: false }],
  ['capitals', `${address}?p=${key}|2|1|1|0A1B2C`.toUpperCase(), { key, isTest: false }],
  [
    'a key with letters, written small',
    `${address}?p=${lettered.toLowerCase()}|3|1`,
    { key: lettered, isTest: false },
  ],
  ['other fields around', `${address}?lang=pt&p=${key}|3|1&x=1`, { key, isTest: false }],
  ['the bar code of a DANFE', ` ${lettered} `, { key: lettered }],
  ['the code of a SAT receipt', `${key}|20140217101500|60.90||abc`, { key }],
] as const)('reads %s', ([, text, code]) => {
  expect(readFiscalCode(text)).toEqual(code)
})

test.for([
  '',
  'https://exemplo.com.br',
  'https://exemplo.com.br?p=',
  `${address}?p=${key.slice(1)}|2|1|1|0A`,
  `${address}?p=${key}|9|1`,
  `${address}?q=${key}`,
  `javascript:alert(1)?p=${key}|3|1`,
  '00020126580014br.gov.bcb.pix0136',
  key.slice(1),
  `${key}0`,
  '%7C%7C%E0%A4%A',
])('%j is no fiscal code', (text) => {
  expect(readFiscalCode(text)).toBeUndefined()
})

test('a nonsense day or total is left out', () => {
  expect(readFiscalCode(`${address}?p=${key}|2|1|45|12,3|797a|1|0A`)).toEqual({ key, isTest: false })
})
