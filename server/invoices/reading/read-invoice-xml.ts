import { type FiscalDocument, fiscalDocumentOf, type XmlNode } from '#domain/fiscal-xml.ts'
import { keyInText } from '#domain/paper/head.ts'
import type { XmlElement } from '#server/invoices/proof/strict-xml.ts'
import { type DocumentReading, nothingRead } from './document-reading.ts'
import { readXml } from './read-xml.ts'

export function readInvoiceXml(bytes: Uint8Array, today: string): DocumentReading {
  const tree = readXml(bytes)
  // The key of a broken file still counts. Otherwise a member could break a file to send it again.
  if (!tree) return nothingRead('broken', { access_key: keyInText(beginningOf(bytes), today) ?? null })
  const document = fiscalDocumentOf(tree)
  return document ? readingOfXml(document) : nothingRead('other')
}

/** What is proved was read strictly before: no other reader has to understand the file. */
export function readProvedXml(root: XmlElement): DocumentReading {
  const document = fiscalDocumentOf({ [root.name]: treeOf(root) })
  return document ? readingOfXml(document) : nothingRead('other')
}

function treeOf({ attributes, children, text }: XmlElement): XmlNode {
  if (children.length === 0 && attributes.size === 0) return text
  const nodes = new Map<string, XmlNode | XmlNode[]>()
  for (const [name, value] of attributes) nodes.set(`@${name}`, value)
  for (const child of children) {
    const [before, node] = [nodes.get(child.name), treeOf(child)]
    if (Array.isArray(before)) before.push(node)
    else nodes.set(child.name, before === undefined ? node : [before, node])
  }
  if (text !== '') nodes.set('#text', text)
  return Object.fromEntries(nodes)
}

/** The key is in the first lines of an invoice. Read as latin1, its letters and digits appear in every encoding. */
function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 20_000)).toString('latin1')
}

function readingOfXml(document: FiscalDocument): DocumentReading {
  const field = { from: 'xml', sure: true } as const
  return {
    source: 'xml',
    access_key: /^[\dA-Z]{44}$/.test(document.key) ? document.key : null,
    number: document.number,
    issuer: document.issuer,
    issued_on: document.issuedOn,
    total: document.totalCents,
    rows: document.rows.map((row) => ({ ...row, isSure: true })),
    fields: { access_key: field, number: field, issuer: field, issued_on: field, total: field },
    fingerprint: null,
    facts: { document },
  }
}
