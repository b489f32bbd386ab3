import { programmeDay } from '#domain/business-days.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { readFiscalCode } from '#domain/fiscal-qr.ts'
import { fiscalDocumentOf } from '#domain/fiscal-xml.ts'
import { codesIn } from './codes-in.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { xmlTreeOf } from './xml-tree.ts'

export async function readFile(file: File): Promise<InvoiceReading | undefined> {
  if (file.type.startsWith('image/')) return readPhoto(file)
  return /xml$/i.test(file.type) || /\.xml$/i.test(file.name) ? readXml(file) : undefined
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
