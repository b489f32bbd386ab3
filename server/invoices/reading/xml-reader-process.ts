import { readInvoiceXml } from './read-invoice-xml.ts'
import { serveReader } from './serve-reader.ts'

serveReader(async (bytes, _, today) => readInvoiceXml(bytes, today))
