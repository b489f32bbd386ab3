import { expect, test } from 'vitest'
import { fiscalDocumentOf, type XmlTree } from './fiscal-xml.ts'

const row = {
  '@nItem': '1',
  prod: {
    cProd: '000123',
    cEAN: '07891000000014',
    xProd: 'Ração Gato Adulto',
    CFOP: '5102',
    qCom: '2.0000',
    vUnCom: '80.0000000000',
    vProd: '160.00',
    vDesc: '10.10',
  },
}

function invoice(parts: { det?: XmlTree[] | XmlTree; vNF?: string; ide?: XmlTree } = {}): XmlTree {
  const { det = [row], vNF = '149.90', ide = {} } = parts
  return {
    infNFe: {
      '@Id': 'NFe35260511222333000181550010000076381123456780',
      ide: {
        cUF: '35',
        mod: '55',
        serie: '1',
        nNF: '7638',
        dhEmi: '2026-05-20T23:15:00-03:00',
        tpNF: '1',
        tpAmb: '1',
        ...ide,
      },
      emit: { CNPJ: '11222333000181', xNome: 'Distribuidora Quintal' },
      det,
      total: { ICMSTot: { vNF } },
    },
  }
}

test('an invoice is read as it says', () => {
  const infProt = { chNFe: '1', cStat: '100', digVal: { '#text': 'abc=', '@x': '1' }, tpAmb: '1' }
  expect(fiscalDocumentOf({ nfeProc: { NFe: invoice(), protNFe: { infProt } } })).toEqual({
    key: '35260511222333000181550010000076381123456780',
    stateCode: '35',
    model: '55',
    series: '1',
    number: '7638',
    issuedOn: '2026-05-20',
    environment: '1',
    direction: '1',
    issuer: { id: '11222333000181', name: 'Distribuidora Quintal' },
    rows: [
      {
        code: '000123',
        ean: '07891000000014',
        name: 'Ração Gato Adulto',
        cfop: '5102',
        quantity: '2.0000',
        unitValue: '80.0000000000',
        valueCents: 16000,
        discountCents: 1010,
      },
    ],
    totalCents: 14990,
    protocol: { key: '1', status: '100', digest: 'abc=', environment: '1' },
    cancelEvents: [],
  })
})

test('one row may come without a list', () => {
  expect(fiscalDocumentOf({ NFe: invoice({ det: row }) })?.rows).toHaveLength(1)
})

test('a product without a bar code has none', () => {
  const det = [{ prod: { ...row.prod, cEAN: 'SEM GTIN' } }]
  expect(fiscalDocumentOf({ NFe: invoice({ det }) })?.rows[0]).not.toHaveProperty('ean')
})

test('old layouts have a day instead of a moment', () => {
  const { dhEmi, ...ide } = { dhEmi: undefined, dEmi: '2014-10-01' }
  expect(fiscalDocumentOf({ NFe: invoice({ ide: { ...ide, dhEmi } }) })?.issuedOn).toBe('2014-10-01')
})

test('a cancellation is noticed wherever it stands, other events are not', () => {
  const events = [
    { infEvento: { tpEvento: '110110', chNFe: '1' } },
    { infEvento: { tpEvento: '110111', chNFe: '2' } },
  ]
  const document = fiscalDocumentOf({
    lote: { nfeProc: { NFe: invoice() }, procEventoNFe: { evento: events } },
  })
  expect(document?.cancelEvents).toEqual([{ key: '2', type: '110111' }])
})

test.for<[string, XmlTree]>([
  ['an empty file', {}],
  ['another document', { cteProc: { CTe: { infCte: { '@Id': 'CTe1' } } } }],
  ['two invoices in one file', { lote: { NFe: [invoice(), invoice()] } }],
  ['no rows', { NFe: invoice({ det: [] }) }],
  ['a row without a value', { NFe: invoice({ det: [row, { prod: { xProd: 'x' } }] }) }],
  ['a total that is no amount', { NFe: invoice({ vNF: '1e9' }) }],
  ['a day that is none', { NFe: invoice({ ide: { dhEmi: 'ontem' } }) }],
  ['text where elements belong', { NFe: 'x' }],
])('%s is no invoice', ([, tree]) => {
  expect(fiscalDocumentOf(tree)).toBeUndefined()
})
