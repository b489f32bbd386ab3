import type { Readable } from 'node:stream'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Entry, ZipFile } from 'yauzl'

/** Of one part of the file when it is unpacked: a sheet of fifty thousand lines has some tens of megabytes. */
const largestPartBytes = 200 * 1024 * 1024

export type Handler = {
  open?(tag: SaxesTagPlain): void
  text?(text: string): void
  close?(name: string): void
}

export type ReadPart = (name: string, handler: Handler) => Promise<boolean>

export async function parsePart(zip: ZipFile, entry: Entry | undefined, handler: Handler): Promise<boolean> {
  if (!entry) return false
  if (entry.uncompressedSize > largestPartBytes) throw new Error('a part is too large')
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const parser = new SaxesParser({ xmlns: false })
  // What an entity stands for is never looked up: a document type has no place here.
  parser.on('doctype', () => {
    throw new Error('a part has a document type')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => handler.open?.({ ...tag, name: localName(tag.name) }))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)))
  const decoder = new TextDecoder()
  for await (const chunk of stream) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
  return true
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
