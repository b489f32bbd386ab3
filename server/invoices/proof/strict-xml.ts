import { SaxesParser } from 'saxes'
import { notProved } from './reasons.ts'

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
  parser.write(decode(bytes)).close()
  if (!root) throw notProved('malformed', 'nothing')
  return root
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
