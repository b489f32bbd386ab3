import { fields, keyOf } from '#server/invoices/proof/test-signed-invoice.ts'

export type Company = {
  readonly name: string
  readonly cnpj: string
  readonly stateInscription: string
  readonly street: string
  readonly district: string
  readonly cityCode: string
  readonly city: string
  readonly state: string
  readonly cep: string
}

export type SampleRow = {
  /** The seller's own product code. */
  readonly code: string
  readonly ean?: string
  readonly name: string
  readonly quantity: number
  readonly unitCents: number
  readonly discountCents?: number
}

export type SampleDocument = {
  readonly number: string
  /** With the offset of the seller's clock. */
  readonly issuedAt: string
  readonly seller: Company
  readonly buyer: Company
  readonly rows: readonly SampleRow[]
}

/** What a seller signs: all that the layout of an NF-e demands of an ordinary sale. */
export function sampleInvoice(document: SampleDocument): { key: string; xml: string } {
  const { number, issuedAt, seller, buyer, rows } = document
  const stateCode = seller.cityCode.slice(0, 2)
  const isAtHome = seller.state === buyer.state
  const key = keyOf({ state: stateCode, issuer: seller.cnpj, number, issuedAt })
  const about = {
    cUF: stateCode,
    cNF: key.slice(35, 43),
    natOp: 'Venda de mercadoria',
    mod: '55',
    serie: '1',
    nNF: number,
    dhEmi: issuedAt,
    dhSaiEnt: issuedAt,
    tpNF: '1',
    idDest: isAtHome ? '1' : '2',
    cMunFG: seller.cityCode,
    tpImp: '1',
    tpEmis: '1',
    cDV: key.slice(43),
    tpAmb: '1',
    finNFe: '1',
    indFinal: '0',
    indPres: '9',
    indIntermed: '0',
    procEmi: '0',
    verProc: 'Petisco demo',
  }
  const xml = [
    `<infNFe Id="NFe${key}" versao="4.00"><ide>${fields(about)}</ide>`,
    `<emit>${fields({ CNPJ: seller.cnpj, xNome: seller.name })}<enderEmit>${addressOf(seller)}</enderEmit>`,
    `${fields({ IE: seller.stateInscription, CRT: '3' })}</emit>`,
    `<dest>${fields({ CNPJ: buyer.cnpj, xNome: buyer.name })}<enderDest>${addressOf(buyer)}</enderDest>`,
    `${fields({ indIEDest: '1', IE: buyer.stateInscription })}</dest>`,
    ...rows.map((row, index) => rowOf(row, index + 1, isAtHome)),
    `<total><ICMSTot>${fields(totalsOf(rows))}</ICMSTot></total>`,
    '<transp><modFrete>0</modFrete></transp>',
    `<pag><detPag>${fields({ indPag: '1', tPag: '15', vPag: reais(totalCentsOf(rows)) })}</detPag></pag>`,
    '<infAdic><infCpl>Demonstração do Petisco: empresas e venda inventadas, sem valor fiscal.</infCpl></infAdic></infNFe>',
  ].join('')
  return { key, xml }
}

function addressOf({ street, district, cityCode, city, state, cep }: Company): string {
  return fields({
    xLgr: street,
    nro: '100',
    xBairro: district,
    cMun: cityCode,
    xMun: city,
    UF: state,
    CEP: cep,
    cPais: '1058',
    xPais: 'Brasil',
  })
}

function rowOf(row: SampleRow, line: number, isAtHome: boolean): string {
  const { code, ean = 'SEM GTIN', name, quantity, unitCents, discountCents } = row
  const unit = { quantity: `${quantity}.0000`, value: `${reais(unitCents)}00000000` }
  const product = {
    cProd: code,
    cEAN: ean,
    xProd: name,
    NCM: '23091000',
    CFOP: isAtHome ? '5102' : '6102',
    uCom: 'SC',
    qCom: unit.quantity,
    vUnCom: unit.value,
    vProd: reais(quantity * unitCents),
    cEANTrib: ean,
    uTrib: 'SC',
    qTrib: unit.quantity,
    vUnTrib: unit.value,
    ...(discountCents && { vDesc: reais(discountCents) }),
    indTot: '1',
  }
  const icms = {
    orig: '0',
    CST: '00',
    modBC: '3',
    vBC: reais(netCentsOf(row)),
    pICMS: '12.0000',
    vICMS: reais(taxCentsOf(row)),
  }
  return [
    `<det nItem="${line}"><prod>${fields(product)}</prod><imposto><ICMS><ICMS00>${fields(icms)}</ICMS00></ICMS>`,
    '<PIS><PISNT><CST>06</CST></PISNT></PIS><COFINS><COFINSNT><CST>06</CST></COFINSNT></COFINS></imposto></det>',
  ].join('')
}

function totalsOf(rows: readonly SampleRow[]): Readonly<Record<string, string>> {
  const none = '0.00'
  return {
    vBC: reais(totalCentsOf(rows)),
    vICMS: reais(sumOf(rows.map(taxCentsOf))),
    vICMSDeson: none,
    vFCP: none,
    vBCST: none,
    vST: none,
    vFCPST: none,
    vFCPSTRet: none,
    vProd: reais(sumOf(rows.map(({ quantity, unitCents }) => quantity * unitCents))),
    vFrete: none,
    vSeg: none,
    vDesc: reais(sumOf(rows.map(({ discountCents = 0 }) => discountCents))),
    vII: none,
    vIPI: none,
    vIPIDevol: none,
    vPIS: none,
    vCOFINS: none,
    vOutro: none,
    vNF: reais(totalCentsOf(rows)),
  }
}

export function netCentsOf({ quantity, unitCents, discountCents = 0 }: SampleRow): number {
  return quantity * unitCents - discountCents
}

function taxCentsOf(row: SampleRow): number {
  return Math.round(netCentsOf(row) * 0.12)
}

function totalCentsOf(rows: readonly SampleRow[]): number {
  return sumOf(rows.map(netCentsOf))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function reais(cents: number): string {
  return (cents / 100).toFixed(2)
}
