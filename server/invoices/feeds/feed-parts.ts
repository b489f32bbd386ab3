import { readFiscalKey } from '#domain/fiscal-key.ts'
import { cancelledKeysIn, hasInvoice } from '#domain/fiscal-xml.ts'
import { readXml } from '#server/invoices/reading/read-xml.ts'
import { contentTypeOf, signatureBytes } from '#server/platform/content-type.ts'
import { isText, isZip } from './feed-entries.ts'

export type FeedPart =
  | { readonly kind: 'invoice' }
  | { readonly kind: 'cancelled'; readonly key: string }
  | { readonly kind: 'not_understood'; readonly reason: NotUnderstood }

type NotUnderstood = 'unreadable' | 'nested_zip' | 'other_xml' | 'other_file' | 'list_of_what' | 'wrong_key'

type NamedFile = { name: string; bytes: Buffer | undefined }

/** What a file of a feed says: an invoice, keys that are cancelled, or nothing that we understand. */
export function feedParts({ name, bytes }: NamedFile, today: string): FeedPart[] {
  if (!bytes) return notUnderstood('unreadable')
  if (isZip(bytes)) return notUnderstood('nested_zip')
  if (contentTypeOf(bytes.subarray(0, signatureBytes)) === 'xml') return partsOfXml(bytes, today)
  return isText(bytes) ? partsOfList(name, bytes, today) : notUnderstood('other_file')
}

function partsOfXml(bytes: Buffer, today: string): FeedPart[] {
  const tree = readXml(bytes)
  if (!tree) return notUnderstood('unreadable')
  const keys = cancelledKeysIn(tree)
  if (keys.length > 0) return cancelledParts(keys, today)
  return hasInvoice(tree) ? [{ kind: 'invoice' }] : notUnderstood('other_xml')
}

/** A list beside the invoices may just as well name those that were delivered, and a reversal cannot be undone. */
const saysCancelled = /cancel/i

/** All keys of a list that is called so, otherwise those in lines that say it: a report with a column for the state. */
function partsOfList(name: string, bytes: Buffer, today: string): FeedPart[] {
  const lines = bytes.toString('latin1').split(/[\r\n]+/)
  const isMeant = (line: string) => saysCancelled.test(name) || saysCancelled.test(line)
  const written = lines.flatMap((line) =>
    [...line.matchAll(writtenKey)]
      .map(([, key = '']) => ({ key, isCancelled: isMeant(line) }))
      .filter(({ key }) => readFiscalKey(key, today).ok),
  )
  if (written.length === 0) return notUnderstood('other_file')
  const cancelled = written.filter(({ isCancelled }) => isCancelled).map(({ key }) => key)
  return cancelled.length > 0 ? cancelledParts(cancelled, today) : notUnderstood('list_of_what')
}

/** In one piece, or in groups of four as on paper; with what stands before it in an XML. */
const writtenKey = /(?<![\dA-Z])(?:NFe)?((?:[\dA-Z]{4}[ .-]?){10}[\dA-Z]{4})(?![\dA-Z])/gi

function cancelledParts(keys: readonly string[], today: string): FeedPart[] {
  const parts = keys.map((written): FeedPart => {
    const read = readFiscalKey(written, today)
    return read.ok
      ? { kind: 'cancelled', key: read.key.text }
      : { kind: 'not_understood', reason: 'wrong_key' }
  })
  return parts.slice(0, mostKeys)
}

const mostKeys = 20_000

function notUnderstood(reason: NotUnderstood): FeedPart[] {
  return [{ kind: 'not_understood', reason }]
}
