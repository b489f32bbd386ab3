import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { XmlTree } from '#domain/fiscal-xml.ts'

const mostBytes = 5_000_000
const deepest = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // This option also decodes numeric character references, which XML allows anywhere.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
  isArray: (name) => name === 'det',
})

export function readXml(bytes: Uint8Array): XmlTree | undefined {
  if (bytes.length > mostBytes) return undefined
  const text = decode(bytes)
  if (!text || !hasOnlyXmlCharacters(text)) return undefined
  // No invoice declares entities. An attacker does, to fill the memory or to read files.
  if (/<!(?:doctype|entity)/i.test(text) || XMLValidator.validate(text) !== true) return undefined
  return parse(text)
}

/** XML allows neither control characters nor half surrogate pairs, also not as numeric references. */
function hasOnlyXmlCharacters(text: string): boolean {
  if (notInXml.test(text)) return false
  return [...text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)].every(([, hexadecimal, decimal]) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10_ff_ff && !notInXml.test(String.fromCodePoint(code))
  })
}

const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

function parse(text: string): XmlTree | undefined {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string | undefined {
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
