import { invoiceXml, keyOfInvoice } from './reading/test-invoice.ts'

let documents = 0

const issuedAt = '2026-11-10T10:15:00-03:00'

export function newDocument(said: Parameters<typeof invoiceXml>[0] = {}) {
  const document = { issuedAt, number: String(20_000 + ++documents), ...said }
  const image = new Blob([invoiceXml(document)], { type: 'text/xml' })
  return { number: document.number, key: keyOfInvoice(document), image }
}

export function newKey(): string {
  return keyOfInvoice({ issuedAt, number: String(500_000 + ++documents) })
}
