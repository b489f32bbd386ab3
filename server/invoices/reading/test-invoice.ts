import { fiscalKeyDigit } from '#domain/fiscal-key.ts'

type InvoiceLine = {
  name?: string
  value?: string
  discount?: string
  cfop?: string
  ean?: string
  code?: string
}

type Invoice = {
  state?: string
  issuedAt?: string
  issuer?: string
  issuerName?: string
  model?: string
  series?: string
  number?: string
  environment?: string
  purpose?: string
  direction?: string
  rows?: InvoiceLine[]
  total?: string
  status?: string
  digest?: string
  protocolDigest?: string
  protocolKey?: string
  key?: string
  isBare?: boolean
  beside?: (key: string) => string
}

export function invoiceXml(said: Invoice = {}): string {
  const invoice = { issuedAt: '2026-05-20T10:15:00-03:00', model: '55', rows: [{}], total: '149.90', ...said }
  const key = said.key ?? keyOfInvoice(invoice)
  const digest = said.digest ?? 'kh7f45MvLVmHxrzWijqh7aXF8aQ='
  const body = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${key}" versao="4.00">
    ${ide(invoice)}${emit(invoice)}${invoice.rows.map(det).join('')}
    <total><ICMSTot><vProd>149.90</vProd><vFrete>0.00</vFrete><vNF>${invoice.total}</vNF></ICMSTot></total>
  </infNFe><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><Reference URI="#NFe${key}">
    <DigestValue>${digest}</DigestValue></Reference></SignedInfo></Signature></NFe>`
  if (said.isBare) return declaration + body
  const proof = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${said.protocolKey ?? key}</chNFe>
    <digVal>${said.protocolDigest ?? digest}</digVal><cStat>${said.status ?? '100'}</cStat></infProt></protNFe>`
  return `${declaration}<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">${body}${proof}${said.beside?.(key) ?? ''}</nfeProc>`
}

export function keyOfInvoice({ state, issuedAt, issuer, model, series, number }: Invoice): string {
  const month = (issuedAt ?? '2026-05').slice(2, 7).replace('-', '')
  const id = (issuer ?? '11222333000181').padStart(14, '0')
  const first43 = `${state ?? '35'}${month}${id}${model ?? '55'}${(series ?? '1').padStart(3, '0')}${(number ?? '7638').padStart(9, '0')}112345678`
  return first43 + fiscalKeyDigit(first43)
}

export function cancelEvent(key: string): string {
  return `<retEvento versao="1.00"><infEvento><cStat>135</cStat><chNFe>${key}</chNFe><tpEvento>110111</tpEvento></infEvento></retEvento>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

function ide({ state, model, series, number, issuedAt, environment, purpose, direction }: Invoice): string {
  return `<ide><cUF>${state ?? '35'}</cUF><cNF>12345678</cNF><natOp>Venda</natOp><mod>${model}</mod>
    <serie>${series ?? '1'}</serie><nNF>${number ?? '7638'}</nNF><dhEmi>${issuedAt}</dhEmi><tpNF>${direction ?? '1'}</tpNF>
    <tpAmb>${environment ?? '1'}</tpAmb><finNFe>${purpose ?? '1'}</finNFe></ide>`
}

function emit({
  issuer = '11222333000181',
  issuerName = 'Distribuidora Quintal Fictício Ltda',
}: Invoice): string {
  const id = issuer.length === 11 ? `<CPF>${issuer}</CPF>` : `<CNPJ>${issuer}</CNPJ>`
  return `<emit>${id}<xNome>${issuerName}</xNome></emit>
    <dest><CPF>11144477735</CPF><xNome>Loja Bicho Inventado</xNome></dest>`
}

function det(row: InvoiceLine, index: number): string {
  const { name, value, discount, cfop, ean, code } = row
  return `<det nItem="${index + 1}"><prod><cProd>${code ?? '000123'}</cProd><cEAN>${ean ?? '07891000000014'}</cEAN>
    <xProd>${name ?? 'Ração Gato Adulto 10 kg'}</xProd><CFOP>${cfop ?? '5102'}</CFOP><qCom>1.0000</qCom>
    <vUnCom>149.9000000000</vUnCom><vProd>${value ?? '149.90'}</vProd>${discount ? `<vDesc>${discount}</vDesc>` : ''}</prod></det>`
}
