import { createHash, type KeyObject, sign } from 'node:crypto'
import { fiscalKeyDigit } from '#domain/fiscal-key.ts'
import { signedInfoFor } from './signed-info.ts'
import { invoiceNamespace, signatureNamespace } from './strict-xml.ts'
import { companyCertificate, distributor, testKey } from './test-certificates.ts'

type TestRow = {
  readonly code?: string
  readonly ean?: string
  readonly name?: string
  readonly cfop?: string
  readonly quantity?: string
  readonly unitValue?: string
  readonly value?: string
  readonly discount?: string
  readonly isInTotal?: string
}

export type TestInvoice = {
  readonly state?: string
  readonly issuer?: string
  readonly buyer?: string
  readonly series?: string
  readonly number?: string
  readonly issuedAt?: string
  readonly model?: string
  readonly environment?: string
  readonly purpose?: string
  readonly direction?: string
  readonly rows?: readonly TestRow[]
  readonly total?: string
  /** Of the key, where it shall not be what the fields say. */
  readonly key?: string
  /** Done to the invoice before it is signed. */
  readonly edit?: (invoice: string) => string
  readonly signedInfo?: (text: string) => string
  readonly signer?: KeyObject
  readonly certificate?: Buffer
  readonly supplement?: string
  readonly protocol?: Readonly<Record<string, string>>
}

export const today = Temporal.Instant.from('2026-11-16T12:00:00Z')

/** An invoice that its issuer signed and the tax office authorised, without white space, as they are handed over. */
export function signedInvoice(said: TestInvoice = {}): string {
  const key = said.key ?? keyOf(said)
  return signedDocument((said.edit ?? unchanged)(invoiceOf(said, key)), key, said)
}

type Signing = Pick<TestInvoice, 'signedInfo' | 'signer' | 'certificate' | 'supplement' | 'protocol'>

/** Any invoice, signed and with the protocol of its authorisation. */
export function signedDocument(invoice: string, key: string, said: Signing): string {
  const digest = createHash('sha1').update(canonical(invoice)).digest('base64')
  const signedInfo = (said.signedInfo ?? unchanged)(signedInfoFor(`NFe${key}`, digest))
  const signature = sign('sha1', Buffer.from(signedInfo), said.signer ?? testKey('distributor').privateKey)
  const protocol = {
    tpAmb: '1',
    verAplic: 'SP_NFE',
    chNFe: key,
    dhRecbto: defaults.issuedAt,
    nProt: '135260000000001',
    digVal: digest,
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
    ...said.protocol,
  }
  return [
    `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="${invoiceNamespace}" versao="4.00">`,
    `<NFe xmlns="${invoiceNamespace}">${invoice}${said.supplement ?? ''}<Signature xmlns="${signatureNamespace}">`,
    signedInfo.replace(` xmlns="${signatureNamespace}"`, ''),
    `<SignatureValue>${signature.toString('base64')}</SignatureValue><KeyInfo><X509Data><X509Certificate>`,
    (said.certificate ?? companyCertificate()).toString('base64'),
    '</X509Certificate></X509Data></KeyInfo></Signature></NFe>',
    `<protNFe versao="4.00"><infProt Id="ID135260000000001">${fields(protocol)}</infProt></protNFe></nfeProc>`,
  ].join('')
}

/** As programs show it to people. */
export function indented(xml: string): string {
  return xml.replace(/></g, '>\n  <')
}

export function part(xml: string, name: string): string {
  return new RegExp(`<${name}[ >].*</${name}>`, 's').exec(xml)?.[0] ?? ''
}

/** A forgery that changed nothing would show nothing. */
export function changed(xml: string, from: string | RegExp, to: string): string {
  const text = xml.replace(from, () => to)
  if (text === xml) throw new Error(`There is no ${from} to change`)
  return text
}

function unchanged(text: string): string {
  return text
}

function canonical(invoice: string): string {
  return invoice.replace('<infNFe ', `<infNFe xmlns="${invoiceNamespace}" `)
}

export function keyOf({ state, issuedAt, issuer, model, series, number }: TestInvoice = {}): string {
  const month = (issuedAt ?? defaults.issuedAt).slice(2, 7).replace('-', '')
  const document = `${model ?? '55'}${(series ?? '1').padStart(3, '0')}${(number ?? '7638').padStart(9, '0')}`
  const first43 = `${state ?? '35'}${month}${issuer ?? distributor}${document}112345678`
  return first43 + fiscalKeyDigit(first43)
}

const defaults = { issuedAt: '2026-11-10T10:15:00-03:00', buyer: '11444777000161' }

function invoiceOf(said: TestInvoice, key: string): string {
  const rows = said.rows ?? [{}, { code: '000456', ean: 'SEM GTIN' }, { value: '80.00', discount: '5.50' }]
  const about = {
    cUF: said.state ?? '35',
    cNF: '12345678',
    natOp: 'Venda',
    mod: said.model ?? '55',
    serie: said.series ?? '1',
    nNF: said.number ?? '7638',
    dhEmi: said.issuedAt ?? defaults.issuedAt,
    tpNF: said.direction ?? '1',
    tpEmis: '1',
    cDV: key.slice(43),
    tpAmb: said.environment ?? '1',
    finNFe: said.purpose ?? '1',
  }
  const buyer = said.buyer ?? defaults.buyer
  return [
    `<infNFe Id="NFe${key}" versao="4.00"><ide>${fields(about)}</ide>`,
    `<emit>${fields({ CNPJ: said.issuer ?? distributor, xNome: 'Rações São João &amp; Irmãos' })}</emit>`,
    `<dest>${fields({ [buyer.length === 11 ? 'CPF' : 'CNPJ']: buyer, xNome: 'Loja Bicho Inventado' })}</dest>`,
    ...rows.map(rowOf),
    `<total><ICMSTot>${fields({ vProd: '379.80', vNF: said.total ?? '374.30' })}</ICMSTot></total>`,
    '<infAdic><infCpl>Pedido 12; entregar de manhã</infCpl></infAdic></infNFe>',
  ].join('')
}

function rowOf(row: TestRow, index: number): string {
  const product = {
    cProd: row.code ?? '000123',
    cEAN: row.ean ?? '7891000000014',
    xProd: row.name ?? 'Ração Gato Adulto 10 kg',
    NCM: '23091000',
    CFOP: row.cfop ?? '5102',
    uCom: 'SC',
    qCom: row.quantity ?? '1.0000',
    vUnCom: row.unitValue ?? '149.9000000000',
    vProd: row.value ?? '149.90',
    cEANTrib: row.ean ?? '7891000000014',
    ...(row.discount && { vDesc: row.discount }),
    indTot: row.isInTotal ?? '1',
  }
  const taxes =
    '<imposto><ICMS><ICMS00><orig>0</orig><CST>00</CST><vBC>149.90</vBC></ICMS00></ICMS></imposto>'
  return `<det nItem="${index + 1}"><prod>${fields(product)}</prod>${taxes}</det>`
}

export function fields(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
}
