import { programmeDay } from '#domain/business-days.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { readFiscalCode } from '#domain/fiscal-qr.ts'
import { fiscalDocumentOf, type XmlNode, type XmlTree } from '#domain/fiscal-xml.ts'
import { joinSources } from '#domain/paper/join-sources.ts'
import { isWholePaper } from '#domain/paper/lines-behind.ts'
import { readPaper } from '#domain/paper/read-paper.ts'
import { codesIn } from './code-reader.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { kindOfFile } from './kind-of-file.ts'
import { pdfPages } from './pdf-pages.ts'

export async function readFile(file: File): Promise<InvoiceReading | undefined> {
  return { photo: readPhoto, xml: readXml, pdf: readPdf }[kindOfFile(file)](file)
}

async function readPdf(file: File): Promise<InvoiceReading | undefined> {
  const lines = (await pdfPages(file)).flatMap((page) => page.lines)
  if (!isWholePaper(lines)) return undefined
  const paper = readPaper(lines, programmeDay(Date.now()))
  const joined = joinSources({ codes: [], paper, from: 'text' })
  return joined && { ...joined, from: 'pdf' }
}

async function readXml(file: File): Promise<InvoiceReading | undefined> {
  const tree = xmlTreeOf(await file.arrayBuffer())
  const document = tree && fiscalDocumentOf(tree)
  if (!document) return undefined
  const { key, number, issuer, issuedOn, rows } = document
  return { from: 'xml', number, accessKey: checked(key)?.text, issuer: issuer.name, issuedOn, rows }
}

async function readPhoto(file: File): Promise<InvoiceReading | undefined> {
  const codes = (await codesIn(file)).map(readFiscalCode)
  for (const code of codes) {
    const key = code && checked(code.key)
    if (key)
      return { from: 'photo', number: key.number, accessKey: key.text, issuedOn: code.issuedOn, rows: [] }
  }
  return undefined
}

function checked(key: string): FiscalKey | undefined {
  const reading = readFiscalKey(key, programmeDay(Date.now()))
  return reading.ok ? reading.key : undefined
}

/** The browser's own parser fetches nothing from outside. The result is undefined if the file is no XML. */
function xmlTreeOf(bytes: ArrayBuffer): XmlTree | undefined {
  const { documentElement } = new DOMParser().parseFromString(decoded(bytes), 'application/xml')
  if (documentElement.ownerDocument.querySelector('parsererror')) return undefined
  return { [documentElement.localName]: nodeOf(documentElement) }
}

/** The parser takes text, so the encoding that the file declares has to be followed here. */
function decoded(bytes: ArrayBuffer): string {
  const head = new TextDecoder().decode(bytes.slice(0, 200))
  const [, encoding = 'utf-8'] = /^\W*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head) ?? []
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function nodeOf(element: Element): XmlNode {
  const children = [...element.children]
  const text = element.textContent ?? ''
  if (children.length === 0 && element.attributes.length === 0) return text
  const tree: Record<string, XmlNode | XmlNode[]> = {}
  for (const { name, value } of element.attributes) tree[`@${name}`] = value
  for (const child of children) {
    const before = tree[child.localName]
    const node = nodeOf(child)
    tree[child.localName] = before === undefined ? node : [before, node].flat()
  }
  return children.length === 0 ? { ...tree, '#text': text } : tree
}
