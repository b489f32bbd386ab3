import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { XmlTree } from '#contract/fiscal-xml.ts'

/** The largest invoice the layout allows, with 990 rows, stays well below. */
const mostBytes = 5_000_000
const deepest = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Letters given by their number, which XML allows anywhere.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
  isArray: (name) => name === 'det',
})

/** The elements of an XML file in any of the encodings invoices come in; nothing if it is not sound XML. */
export function readXml(bytes: Uint8Array): XmlTree | undefined {
  if (bytes.length > mostBytes) return undefined
  const text = decoded(bytes)
  // No invoice declares entities: whoever does wants them to grow, or to read our files.
  if (!text || /<!(?:doctype|entity)/i.test(text) || XMLValidator.validate(text) !== true) return undefined
  return parsed(text)
}

function parsed(text: string): XmlTree | undefined {
  try {
    return parser.parse(text)
  } catch {
    // Nested too deep: the validator has no such limit.
    return undefined
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).trim()
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/i.exec(declaration)?.[1] ?? 'utf-8'
}
