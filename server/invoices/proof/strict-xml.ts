import { SaxesParser } from 'saxes'
import { isNotProved, notProved } from './reasons.ts'

export type XmlElement = {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Empty where there are children. */
  readonly text: string
}

export const invoiceNamespace = 'http://www.portalfiscal.inf.br/nfe'
export const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#'

const mostBytes = 5_000_000
const deepest = 20

/** All that the layout of an invoice and of its signature knows. */
const knownAttributes = ['xmlns', 'Id', 'versao', 'nItem', 'xCampo', 'dia', 'Algorithm', 'URI']
const withId = ['infNFe', 'infProt']
const onlyOnce = ['nfeProc', 'NFe', 'infNFe', 'infNFeSupl', 'Signature', 'protNFe', 'infProt']

type OpenElement = { -readonly [Part in keyof XmlElement]: XmlElement[Part] } & { children: XmlElement[] }

/**
 * Plain XML only: elements, attributes and text. Whatever lets two readers see two documents in one file is refused
 * rather than understood.
 */
export function readStrictXml(bytes: Uint8Array): XmlElement {
  const text = decode(bytes)
  return readPlainest(text) ?? readByParser(text)
}

/** Reads everything, or tells what is wrong with it. */
export function readByParser(written: string): XmlElement {
  const parser = new SaxesParser({ position: false })
  const open: OpenElement[] = []
  const seen = new Set<string>()
  let attributes = new Map<string, string>()
  let root: XmlElement | undefined
  const refuse = (what: string) => () => {
    throw notProved('markup', what)
  }
  parser.on('error', ({ message }) => {
    throw notProved('malformed', message)
  })
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') throw notProved('encoding', encoding)
    if (version !== '1.0') throw notProved('markup', `XML ${version}`)
  })
  parser.on('doctype', refuse('document type'))
  parser.on('cdata', refuse('CDATA'))
  parser.on('comment', refuse('comment'))
  parser.on('processinginstruction', refuse('processing instruction'))
  parser.on('attribute', ({ name, value }) => {
    if (name.includes(':')) throw notProved('markup', `prefix of ${name}`)
    if (!knownAttributes.includes(name)) throw notProved('structure', `attribute ${name}`)
    attributes.set(name, value)
  })
  parser.on('opentag', ({ name }) => {
    const parent = open.at(-1)
    requireKnownPlace(name, attributes, seen)
    if (open.length === deepest) throw notProved('structure', `more than ${deepest} levels`)
    const element = {
      name,
      namespace: namespaceOf(name, attributes, parent),
      attributes,
      children: [],
      text: '',
    }
    parent?.children.push(element)
    open.push(element)
    attributes = new Map()
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) element.text = withoutWhiteSpace(element)
    root = element
  })
  parser.write(written).close()
  if (!root) throw notProved('malformed', 'nothing')
  return root
}

const declaration = /^<\?xml version="1\.0" encoding="(?:UTF|utf)-8"\?>[ \t\n]*/
const opening = /<([A-Za-z_]\w*)((?: [A-Za-z]+="[^"<&\t\n]*")*)(\/?)>/y
const attribute = / ([A-Za-z]+)="([^"]*)"/g
/** References by number, ends of CDATA, and signs that are none of XML or change with the ends of lines. */
const odd = /&(?!(?:amp|lt|gt|quot|apos);)|\]\]>|[^\t\n\u0020-\ud7ff\ue000-\ufffd]/

/**
 * Reads what nearly all invoices are written like, in a seventh of the parser's time. Whatever is written otherwise, or
 * refused, is left to the parser: nothing is taken here that it would not take, and nothing is understood otherwise.
 */
export function readPlainest(written: string): XmlElement | undefined {
  if (odd.test(written)) return undefined
  try {
    return plainElements(written)
  } catch (error) {
    if (isNotProved(error)) return undefined
    throw error
  }
}

function plainElements(written: string): XmlElement | undefined {
  const open: OpenElement[] = []
  const seen = new Set<string>()
  let at = declaration.exec(written)?.[0].length ?? 0
  while (at >= 0) {
    const inside = open.at(-1)
    if (inside && written.startsWith(`</${inside.name}>`, at)) {
      at += inside.name.length + 3
      open.pop()
      inside.text = withoutWhiteSpace(inside)
      if (open.length === 0) return /^[ \t\n]*$/.test(written.slice(at)) ? inside : undefined
    } else at = plainElement(written, at, { open, seen })
    at = pastText(written, at, open.at(-1))
  }
  return undefined
}

type Around = { readonly open: OpenElement[]; readonly seen: Set<string> }

/** Where its tag ends, or -1. */
function plainElement(written: string, at: number, { open, seen }: Around): number {
  opening.lastIndex = at
  const [tag, name = '', said = '', end] = opening.exec(written) ?? []
  const attributes = plainAttributes(said)
  if (!tag || !attributes || open.length === deepest) return -1
  requireKnownPlace(name, attributes, seen)
  const parent = open.at(-1)
  const namespace = namespaceOf(name, attributes, parent)
  const element: OpenElement = { name, namespace, attributes, children: [], text: '' }
  parent?.children.push(element)
  if (end === '') open.push(element)
  return at + tag.length
}

/** The next tag; -1 where there is none, and where a root has no parts, which no invoice is like. */
function pastText(written: string, at: number, around: OpenElement | undefined): number {
  const next = around && at >= 0 ? written.indexOf('<', at) : -1
  if (around && next > at) around.text += unescaped(written.slice(at, next))
  return next
}

const none: ReadonlyMap<string, string> = new Map()

function plainAttributes(said: string): ReadonlyMap<string, string> | undefined {
  if (said === '') return none
  const found = [...said.matchAll(attribute)]
  const attributes = new Map(found.map(([, name = '', value = '']) => [name, value]))
  const areKnown = found.every(([, name = '']) => knownAttributes.includes(name))
  return areKnown && attributes.size === found.length ? attributes : undefined
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

function unescaped(text: string): string {
  return text.includes('&') ? text.replace(/&\w+;/g, (reference) => references[reference] ?? reference) : text
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > mostBytes) throw notProved('too_large', `${bytes.length} bytes`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.startsWith('\ufeff')) return text
  } catch {
    throw notProved('encoding', 'not UTF-8')
  }
  throw notProved('encoding', 'byte order mark')
}

function requireKnownPlace(name: string, attributes: ReadonlyMap<string, string>, seen: Set<string>) {
  if (name.includes(':')) throw notProved('markup', `prefix of ${name}`)
  if (!/^\w+$/.test(name)) throw notProved('structure', `element ${name}`)
  if (attributes.has('Id') && !withId.includes(name)) throw notProved('structure', `Id of ${name}`)
  if (!onlyOnce.includes(name)) return
  if (seen.has(name)) throw notProved('structure', `second ${name}`)
  seen.add(name)
}

/** The invoice's own namespace everywhere, and that of signatures in the signature. */
function namespaceOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: XmlElement | undefined,
): string {
  const around = parent?.namespace ?? invoiceNamespace
  const allowed = name === 'Signature' ? signatureNamespace : around
  const namespace = attributes.get('xmlns') ?? parent?.namespace ?? ''
  if (namespace !== allowed) throw notProved('namespace', `${name} in "${namespace}"`)
  return namespace
}

/** The tax office forbids white space between tags, so that programs that add it add nothing that was signed. */
function withoutWhiteSpace({ name, text, children }: XmlElement): string {
  if (!/[^ \t\r\n]/.test(text)) return ''
  if (children.length > 0) throw notProved('structure', `text between the tags of ${name}`)
  return text
}
