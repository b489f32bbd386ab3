import { distributor } from '#server/invoices/proof/test-certificates.ts'
import { signedInvoice, type TestInvoice } from '#server/invoices/proof/test-signed-invoice.ts'
import { zipOf } from './zip.ts'

let shops = 0

/** A CNPJ that nobody has used. */
export function newShop(): string {
  const first = `${String(20_000_000 + ++shops)}0001`
  const digit = (text: string) => {
    const sum = [...text].reduceRight((total, sign, index) => {
      return total + Number(sign) * (((text.length - 1 - index) % 8) + 2)
    }, 0)
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
  }
  const one = first + digit(first)
  return one + digit(one)
}

export function eventXml(
  key: string,
  said: { type?: string; status?: string; environment?: string } = {},
): string {
  const { type = '110111', status = '135', environment = '1' } = said
  const asked = `<evento><infEvento><tpAmb>${environment}</tpAmb><chNFe>${key}</chNFe><tpEvento>${type}</tpEvento></infEvento></evento>`
  const told = `<retEvento><infEvento><tpAmb>${environment}</tpAmb><cStat>${status}</cStat><chNFe>${key}</chNFe></infEvento></retEvento>`
  return `<?xml version="1.0" encoding="UTF-8"?><procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00">${asked}${told}</procEventoNFe>`
}

/** Whoever signs the invoices of a test feed, and the bar code of what it sells. */
export const feedIssuer = { cnpj: distributor, ean: '7891000000014' }

/** A ZIP of signed invoices of one bag each, and a file that is none. */
export function signedFeed(...invoices: readonly TestInvoice[]): Buffer {
  const files = invoices.map((said, index) => ({
    name: `${index + 1}.xml`,
    content: signedInvoice({ rows: [{}], total: '149.90', ...said }),
  }))
  return zipOf(...files, { name: 'leia-me.txt', content: 'Notas de novembro' })
}
