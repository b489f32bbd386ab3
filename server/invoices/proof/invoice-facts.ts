import { centsOf } from '#domain/cents.ts'
import { isCnpj, isCpf } from '#domain/documents.ts'
import { notProved } from './reasons.ts'
import type { XmlElement } from './strict-xml.ts'

type InvoiceRow = {
  readonly line: number
  /** The issuer's own product code. */
  readonly code: string
  readonly ean?: string
  /** Of the unit that is taxed, such as the bag in a bale. */
  readonly unitEan?: string
  readonly description: string
  readonly cfop: string
  /** Decimal text as it was signed, such as `14.3000`. */
  readonly quantity: string
  readonly unit: string
  readonly unitValue: string
  readonly valueCents: number
  readonly discountCents: number
  /** Whether its value is part of the total; gifts are sometimes told apart so. */
  readonly isInTotal: boolean
}

export type InvoiceFacts = {
  readonly key: string
  readonly issuer: string
  readonly issuerName: string
  /** CNPJ or CPF; a foreigner has neither. */
  readonly buyer?: string
  readonly number: string
  readonly series: string
  readonly model: string
  /** As it was signed, with the issuer's offset. */
  readonly issuedAt: string
  /** 1 is real, 2 a test. */
  readonly environment: string
  /** 1 is ordinary, 4 a return. */
  readonly purpose: string
  /** 1 leaves the issuer, 0 comes in. */
  readonly direction: string
  readonly rows: readonly InvoiceRow[]
  /** With taxes, freight and the like: not the sum of the rows. */
  readonly totalCents: number
}

export type SignedInvoice = {
  readonly facts: InvoiceFacts
  /** What its fields say that the key must be. */
  readonly key: string
}

/**
 * Reads nothing but the elements of which the signed bytes were written. To read those bytes anew would give the same
 * elements: no two are written alike.
 */
export function readSignedInvoice(invoice: XmlElement): SignedInvoice {
  const about = only(invoice, 'ide')
  const issuer = only(invoice, 'emit')
  const issuerId = field(issuer, 'CNPJ', /^[A-Z\d]{14}$/)
  const facts = {
    key: invoice.attributes.get('Id')?.slice(3) ?? '',
    issuer: issuerId,
    issuerName: field(issuer, 'xNome', anything),
    ...buyerOf(invoice),
    number: field(about, 'nNF', /^[1-9]\d{0,8}$/),
    series: field(about, 'serie', /^(0|[1-9]\d{0,2})$/),
    model: field(about, 'mod', /^\d\d$/),
    issuedAt: momentIn(field(about, 'dhEmi', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)),
    environment: field(about, 'tpAmb', /^\d$/),
    purpose: field(about, 'finNFe', /^\d$/),
    direction: field(about, 'tpNF', /^\d$/),
    rows: named(invoice, 'det').map(rowOf),
    totalCents: cents(only(only(invoice, 'total'), 'ICMSTot'), 'vNF'),
  }
  if (facts.rows.length === 0) throw notProved('content', 'no rows')
  return { facts, key: keySaidBy(about, facts) }
}

function buyerOf(invoice: XmlElement): { buyer?: string } {
  const [buyer] = optional(invoice, 'dest')
  const ids = buyer ? [...named(buyer, 'CNPJ'), ...named(buyer, 'CPF')] : []
  const [id] = ids
  if (!id) return {}
  if (ids.length > 1 || !(id.name === 'CNPJ' ? isCnpj(id.text) : isCpf(id.text)))
    throw notProved('content', 'dest')
  return { buyer: id.text }
}

/** What the key must be if it tells the truth; the day is the one where the issuer is. */
function keySaidBy(about: XmlElement, { issuedAt, issuer, model, series, number }: InvoiceFacts): string {
  return [
    field(about, 'cUF', /^\d\d$/),
    issuedAt.slice(2, 4),
    issuedAt.slice(5, 7),
    issuer,
    model,
    series.padStart(3, '0'),
    number.padStart(9, '0'),
    field(about, 'tpEmis', /^\d$/),
    field(about, 'cNF', /^\d{8}$/),
    field(about, 'cDV', /^\d$/),
  ].join('')
}

function rowOf(row: XmlElement, index: number): InvoiceRow {
  const product = only(row, 'prod')
  const line = index + 1
  if (row.attributes.get('nItem') !== String(line)) throw notProved('content', `nItem of row ${line}`)
  const valueCents = cents(product, 'vProd')
  const [discount] = optional(product, 'vDesc')
  const discountCents = discount ? cents(product, 'vDesc') : 0
  if (discountCents > valueCents) throw notProved('content', `vDesc of row ${line}`)
  return {
    line,
    code: field(product, 'cProd', anything),
    ...eanOf(product, 'cEAN', 'ean'),
    ...eanOf(product, 'cEANTrib', 'unitEan'),
    description: field(product, 'xProd', anything),
    cfop: field(product, 'CFOP', /^\d{4}$/),
    quantity: field(product, 'qCom', /^\d{1,11}(\.\d{1,4})?$/),
    unit: field(product, 'uCom', anything),
    unitValue: field(product, 'vUnCom', /^\d{1,11}(\.\d{1,10})?$/),
    valueCents,
    discountCents,
    isInTotal: optional(product, 'indTot')[0]?.text !== '0',
  }
}

/** `SEM GTIN` where there is none. */
function eanOf<Name extends 'ean' | 'unitEan'>(product: XmlElement, tag: string, name: Name) {
  const text = optional(product, tag)[0]?.text ?? ''
  return /^\d{8,14}$/.test(text) ? { [name]: text } : {}
}

const anything = /[^\s]/

function field(parent: XmlElement, name: string, form: RegExp): string {
  const { text, children } = only(parent, name)
  if (children.length > 0 || !form.test(text)) throw notProved('content', `${name} of ${parent.name}`)
  return text
}

function cents(parent: XmlElement, name: string): number {
  const amount = centsOf(field(parent, name, /^\d{1,12}(\.\d\d)?$/))
  if (amount === undefined) throw notProved('content', `${name} of ${parent.name}`)
  return amount
}

function momentIn(text: string): string {
  try {
    Temporal.Instant.from(text)
    return text
  } catch {
    throw notProved('content', 'dhEmi of ide')
  }
}

function only(parent: XmlElement, name: string): XmlElement {
  const [found] = optional(parent, name)
  if (!found) throw notProved('content', `no ${name} in ${parent.name}`)
  return found
}

/** One or none: of two, one reader takes the first and another the last. */
function optional(parent: XmlElement, name: string): readonly XmlElement[] {
  const found = named(parent, name)
  if (found.length > 1) throw notProved('content', `${name} comes twice in ${parent.name}`)
  return found
}

function named(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child) => child.name === name)
}
