import { handOverFeed, type OfficeFeed, officeFeed } from '#contract/invoices-feeds.ts'
import { keyOf, type TestInvoice } from '#server/invoices/proof/test-signed-invoice.ts'
import { test as base } from './signed-test.ts'

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

/** A world in which feeds of one distributor are credited at once. */
export const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ role: 'reviewer' })))
  /** The signed invoice of a distributor, of one bag, with the key and the number that it has. */
  .extend('issued', ({ signed }) => (said: TestInvoice = {}) => {
    const { xml, number } = signed(said)
    return { xml, number, key: keyOf({ ...said, number }), name: `${number}.xml`, content: xml }
  })
  .extend(
    'feed',
    ({ on: _, rita, readAll }) =>
      async (content: string | Buffer<ArrayBuffer>, name = 'notas.zip'): Promise<OfficeFeed> => {
        const file = new File([content], name)
        const { id } = await rita.call(handOverFeed, { file })
        await readAll()
        return rita.call(officeFeed, { id })
      },
  )
