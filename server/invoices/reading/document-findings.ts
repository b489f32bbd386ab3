import type { Reading } from '#contract/invoices-reading.ts'
import type { FiscalDocument } from '#domain/fiscal-xml.ts'

export type Finding = Reading['findings'][number]

const authorised = ['100', '150']
const cancelled = ['101', '151', '155']
const recorded = ['135', '136', '155']

/** Compares the parts of an XML with each other, because anybody can edit the file. */
export function documentFindings(document: FiscalDocument): Finding[] {
  return [
    ...inconsistencies(document),
    ...authorisation(document),
    ...testing(document),
    ...cancellation(document),
    ...purpose(document),
  ]
}

function inconsistencies({ key, ...document }: FiscalDocument): Finding[] {
  const { protocol, digest, signedKey } = document
  const agreements = {
    state: key.slice(0, 2) === document.stateCode,
    month: key.slice(2, 6) === document.issuedOn.slice(2, 7).replace('-', ''),
    issuer: key.slice(6, 20) === document.issuer.id.padStart(14, '0'),
    model: key.slice(20, 22) === document.model,
    series: key.slice(22, 25) === document.series.padStart(3, '0'),
    number: key.slice(25, 34) === document.number.padStart(9, '0'),
    protocol: !protocol || protocol.key.toUpperCase() === key,
    digest: !protocol?.digest || protocol.digest === digest,
    signature: !signedKey || signedKey === key,
  }
  const parts = Object.entries(agreements).flatMap(([part, agrees]) => (agrees ? [] : [part]))
  return parts.length > 0 ? [{ code: 'key_inconsistent', facts: { parts } }] : []
}

/** Without a protocol, or with one that denies it, nothing shows that the tax office has accepted the invoice. */
function authorisation({ protocol }: FiscalDocument): Finding[] {
  const status = protocol?.status ?? ''
  if (authorised.includes(status) || cancelled.includes(status)) return []
  return [{ code: 'no_protocol', facts: protocol ? { status } : {} }]
}

function testing({ environment, protocol, rows }: FiscalDocument): Finding[] {
  const saysSo = rows.some(({ name }) => /ambiente de homologa[cç][aã]o/i.test(name))
  const isTest = environment !== '1' || protocol?.environment === '2' || saysSo
  return isTest ? [{ code: 'test_document', facts: {} }] : []
}

/** An XML that is older than the cancellation still says that it is authorised; only the event beside it tells. */
function cancellation({ key, protocol, cancelEvents }: FiscalDocument): Finding[] {
  const status = protocol?.status ?? ''
  if (cancelled.includes(status)) return [{ code: 'cancelled', facts: { status } }]
  const event = cancelEvents.find(
    (event) => event.key.toUpperCase() === key && (!event.status || recorded.includes(event.status)),
  )
  return event ? [{ code: 'cancelled', facts: { event: event.type } }] : []
}

function purpose({ purpose = '1', direction, rows }: FiscalDocument): Finding[] {
  const notBought = rows.flatMap(({ cfop }, index) => (isSale(cfop) ? [] : [{ row: index + 1, cfop }]))
  if (purpose === '1' && direction === '1' && notBought.length === 0) return []
  return [{ code: 'not_a_purchase', facts: { purpose, direction, rows: notBought } }]
}

/**
 * Whether the operation code of a row means a sale. Codes that begin with 1 to 3 are purchases of the issuer. Among
 * the others, returns, transfers between branches and the 900s (gifts, samples, loans) are no sales, except three of
 * the 900s: 922 for a later delivery, 929 for a till receipt, 933 for a service.
 */
export function isSale(cfop: string): boolean {
  const [, direction = '', operation = ''] = /^(\d)(\d{3})$/.exec(cfop) ?? []
  if (!['5', '6', '7'].includes(direction)) return false
  return !/^(15\d|2[01]\d|40[89]|41\d|50\d|55[2-7]|65[7-9]|66[0-6]|9(?!22|29|33)\d\d)$/.test(operation)
}
