import { isDay } from './business-days.ts'
import { centsOf } from './cents.ts'

/**
 * An XML element without its namespace prefix: children by tag, attributes as `@name`, and the text as `#text`
 * where there is anything beside it. An element with nothing but text is that text; several of one tag are a list.
 * Nothing is a number yet: keys and EANs would lose their zeros.
 */
export type XmlTree = { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined }
export type XmlNode = string | XmlTree

export type FiscalRow = {
  readonly code: string
  readonly ean?: string
  readonly name: string
  readonly cfop: string
  /** Decimal text, such as `14.3000`. */
  readonly quantity: string
  readonly unitValue: string
  readonly valueCents: number
  readonly discountCents: number
}

type Protocol = {
  readonly key: string
  readonly status: string
  readonly environment?: string
  readonly digest?: string
}
type CancelEvent = { readonly key: string; readonly type: string; readonly status?: string }

/** What an invoice's XML says, as it says it: whether its parts agree is for the findings. */
export type FiscalDocument = {
  readonly key: string
  readonly stateCode: string
  readonly model: string
  readonly series: string
  readonly number: string
  /** Day of issue, `2026-05-31`. */
  readonly issuedOn: string
  /** 1 is real, 2 a test. */
  readonly environment: string
  /** 1 is a sale or another ordinary movement, 4 a return. */
  readonly purpose?: string
  /** 1 leaves the issuer, 0 comes in. */
  readonly direction: string
  readonly issuer: { readonly id: string; readonly name: string }
  readonly rows: readonly FiscalRow[]
  /** With taxes, freight and the like: not the sum of the rows. */
  readonly totalCents: number
  /** The authorisation; without it nothing shows that the tax office knows the document. */
  readonly protocol?: Protocol
  readonly digest?: string
  /** The key that the signature says it signs. */
  readonly signedKey?: string
  readonly cancelEvents: readonly CancelEvent[]
}

/** The one invoice in a tree; nothing if there is none, several, or one that lacks what the layout demands. */
export function fiscalDocumentOf(root: XmlTree): FiscalDocument | undefined {
  const invoices = treesIn(root, 'NFe')
  const details = tree(invoices[0], 'infNFe')
  if (invoices.length !== 1 || !details) return undefined
  const rows = list(details, 'det').map(rowOf)
  const totalCents = centsOf(text(tree(tree(details, 'total'), 'ICMSTot'), 'vNF'))
  const complete = rows.filter((row) => row !== undefined)
  if (!rows.length || complete.length < rows.length || totalCents === undefined) return undefined
  const head = headOf(details)
  return head && { ...head, rows: complete, totalCents, ...proofsOf(root, invoices[0]) }
}

function headOf(details: XmlTree) {
  const about = tree(details, 'ide')
  const issuer = tree(details, 'emit')
  const issuedOn = (text(about, 'dhEmi') ?? text(about, 'dEmi'))?.slice(0, 10) ?? ''
  const id = text(issuer, 'CNPJ') ?? text(issuer, 'CPF')
  const number = text(about, 'nNF')
  if (!isDay(issuedOn) || !number || !id) return undefined
  return {
    key: keyOf(text(details, '@Id')) ?? '',
    stateCode: text(about, 'cUF') ?? '',
    model: text(about, 'mod') ?? '',
    series: text(about, 'serie') ?? '',
    number,
    issuedOn,
    environment: text(about, 'tpAmb') ?? '',
    ...given('purpose', text(about, 'finNFe')),
    direction: text(about, 'tpNF') ?? '',
    issuer: { id: id.toUpperCase(), name: text(issuer, 'xNome') ?? '' },
  }
}

function rowOf(row: XmlTree): FiscalRow | undefined {
  const product = tree(row, 'prod')
  const valueCents = centsOf(text(product, 'vProd'))
  const discountCents = centsOf(text(product, 'vDesc') ?? '0')
  if (valueCents === undefined || discountCents === undefined) return undefined
  const ean = text(product, 'cEAN')
  return {
    code: text(product, 'cProd') ?? '',
    ...given('ean', ean && /^\d{8,14}$/.test(ean) ? ean : undefined),
    name: text(product, 'xProd') ?? '',
    cfop: text(product, 'CFOP') ?? '',
    quantity: text(product, 'qCom') ?? '',
    unitValue: text(product, 'vUnCom') ?? '',
    valueCents,
    discountCents,
  }
}

function proofsOf(root: XmlTree, invoice: XmlTree | undefined) {
  const protocol = treesIn(root, 'infProt')[0]
  const reference = tree(tree(tree(invoice, 'Signature'), 'SignedInfo'), 'Reference')
  return {
    ...given('protocol', protocol && protocolOf(protocol)),
    ...given('digest', text(reference, 'DigestValue')),
    ...given('signedKey', keyOf(text(reference, '@URI')?.slice(1))),
    cancelEvents: treesIn(root, 'infEvento').flatMap(cancelOf),
  }
}

function protocolOf(proof: XmlTree): Protocol {
  return {
    key: text(proof, 'chNFe') ?? '',
    status: text(proof, 'cStat') ?? '',
    ...given('environment', text(proof, 'tpAmb')),
    ...given('digest', text(proof, 'digVal')),
  }
}

export function hasInvoice(root: XmlTree): boolean {
  return treesIn(root, 'NFe').length > 0
}

const recorded = ['135', '136', '155']

/** Keys of the cancellations in a file of events that the tax office has recorded. The events are not proved. */
export function cancelledKeysIn(root: XmlTree): string[] {
  return treesIn(root, 'procEventoNFe').flatMap((event) => {
    const asked = tree(tree(event, 'evento'), 'infEvento')
    const answered = tree(tree(event, 'retEvento'), 'infEvento')
    const key = text(asked, 'chNFe') ?? ''
    const isCancelled =
      cancellations.includes(text(asked, 'tpEvento') ?? '') &&
      recorded.includes(text(answered, 'cStat') ?? '') &&
      [asked, answered].every((part) => text(part, 'tpAmb') === '1') &&
      text(answered, 'chNFe') === key
    return isCancelled ? [key] : []
  })
}

/** A cancellation, or one in favour of another invoice. */
const cancellations = ['110111', '110112']

function cancelOf(event: XmlTree): CancelEvent[] {
  const type = text(event, 'tpEvento') ?? ''
  if (!cancellations.includes(type)) return []
  return [{ key: text(event, 'chNFe') ?? '', type, ...given('status', text(event, 'cStat')) }]
}

function keyOf(id: string | undefined): string | undefined {
  return id?.replace(/^NFe/i, '').toUpperCase()
}

function text(parent: XmlTree | undefined, name: string): string | undefined {
  const node = parent?.[name]
  const first = Array.isArray(node) ? node[0] : node
  const value = isTree(first) ? first['#text'] : first
  // Signs that nobody sees, some of which turn the direction of what follows, would show another text than is meant.
  return typeof value === 'string' ? value.replace(/\p{Cf}/gu, '').trim() : undefined
}

function tree(parent: XmlTree | undefined, name: string): XmlTree | undefined {
  return list(parent, name)[0]
}

function list(parent: XmlTree | undefined, name: string): XmlTree[] {
  return nodes(parent?.[name]).filter(isTree)
}

/** Every element of a name, wherever the file has it: wrappers differ, and events stand beside or around. */
function treesIn(parent: XmlTree, name: string): XmlTree[] {
  return Object.entries(parent).flatMap(([tag, content]) => {
    // Nearly everything is text, with nothing inside.
    if (typeof content === 'string') return []
    const inside = nodes(content).filter(isTree)
    return [...(tag === name ? inside : []), ...inside.flatMap((child) => treesIn(child, name))]
  })
}

function nodes(content: XmlNode | readonly XmlNode[] | undefined): readonly XmlNode[] {
  if (content === undefined) return []
  return isList(content) ? content : [content]
}

function isList(content: XmlNode | readonly XmlNode[]): content is readonly XmlNode[] {
  return Array.isArray(content)
}

function isTree(node: XmlNode | readonly XmlNode[] | undefined): node is XmlTree {
  return typeof node === 'object' && !Array.isArray(node)
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [_ in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [_ in Name]: Value })
}
