import { hasKeyShape } from '#domain/fiscal-key.ts'
import { notProved } from './reasons.ts'
import type { XmlElement } from './strict-xml.ts'

export type DocumentParts = {
  /** What was signed. */
  readonly invoice: XmlElement
  /** `NFe` and the access key. */
  readonly id: string
  readonly signedInfo: XmlElement
  readonly signature: XmlElement
  readonly certificate: XmlElement
  /** What the tax office is said to have answered. Nobody signed it. */
  readonly protocol: ReadonlyMap<string, string>
}

/** The only shape in which an authorised invoice is handed over, with nothing beside, between or behind its parts. */
export function documentParts(root: XmlElement): DocumentParts {
  if (root.name !== 'nfeProc') throw notProved('structure', `${root.name} instead of nfeProc`)
  const [envelope, authorisation] = partsOf(root, ['NFe', 'protNFe'])
  const [invoice, signature] = partsOf(withoutSupplement(envelope), ['infNFe', 'Signature'])
  const [signedInfo, value, keyInfo] = partsOf(signature, ['SignedInfo', 'SignatureValue', 'KeyInfo'])
  const [keyData] = partsOf(keyInfo, ['X509Data'])
  const [certificate] = partsOf(keyData, ['X509Certificate'])
  const [protocol] = partsOf(authorisation, ['infProt'])
  const id = idOf(invoice)
  if (protocol.attributes.get('Id') === id) throw notProved('structure', 'two Ids are the same')
  return {
    invoice,
    id,
    signedInfo,
    signature: value,
    certificate,
    protocol: protocolOf(protocol),
  }
}

function partsOf<const Names extends readonly string[]>(
  { name, children }: Pick<XmlElement, 'name' | 'children'>,
  names: Names,
): { [_ in keyof Names]: XmlElement } {
  const found = children.map((child) => child.name).join(', ')
  if (found !== names.join(', '))
    throw notProved('structure', `${name} holds ${found.slice(0, 200) || 'nothing'}`)
  return children as { [_ in keyof Names]: XmlElement }
}

/** The supplement is for the QR code of a till receipt, and is not signed. */
function withoutSupplement({ name, children }: XmlElement) {
  return { name, children: children.filter((child, at) => at !== 1 || child.name !== 'infNFeSupl') }
}

function idOf({ attributes }: XmlElement): string {
  const [id = '', layout] = [attributes.get('Id'), attributes.get('versao')]
  if (!id.startsWith('NFe') || !hasKeyShape(id.slice(3))) throw notProved('structure', `Id ${id}`)
  if (layout !== '4.00') throw notProved('structure', `layout ${layout}`)
  return id
}

const protocolFields = 'tpAmb verAplic chNFe dhRecbto nProt digVal cStat xMotivo cMsg xMsg'.split(' ')

function protocolOf({ children }: XmlElement): ReadonlyMap<string, string> {
  const fields = new Map(children.map(({ name, text }) => [name, text]))
  const isPlain = children.every(
    (field) => protocolFields.includes(field.name) && field.children.length === 0,
  )
  if (!isPlain || fields.size !== children.length) throw notProved('structure', 'fields of infProt')
  return fields
}

/** Base64 is often broken into lines; besides that there is one way to write it. */
export function base64Bytes({ name, text, children }: XmlElement): Buffer {
  const written = text.replace(/[ \t\r\n]+/g, '')
  const bytes = Buffer.from(written, 'base64')
  if (children.length > 0 || bytes.length === 0 || bytes.toString('base64') !== written)
    throw new Error(`${name} is not base64`)
  return bytes
}
