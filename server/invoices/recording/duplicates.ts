import type { Reading } from '#contract/invoices-reading.ts'
import type { Db } from '#server/platform/db.ts'
import { alikeByDocument, alikeByFile, alikeByKey, alikeByPicture, maxAgeDays, type Twin } from './queries.ts'
import type { InvoiceToRead } from './typed-invoice.ts'

type Compared = {
  invoice: InvoiceToRead
  /** As proved by the document. */
  accessKey: string | undefined
  document: { issuer: string | null; series: string | null; number: string | null }
  fingerprint: string | null
  now: Temporal.Instant
}

/** Pictures that differ in so many of their 64 bits are most likely of the same paper. */
const mostBitsApart = 10

/** Other invoices that seem to be of the same document. Only their ids are kept here: what else is known of them is theirs. */
export async function duplicatesOf(db: Db, compared: Compared): Promise<Reading['findings']> {
  const { invoice, accessKey, document, fingerprint, now } = compared
  const { issuer, series, number } = document
  const byKey = accessKey ? await alikeByKey(db, invoice.id, accessKey) : []
  const byFile = await alikeByFile(db, invoice.id, invoice.sha256)
  const byNumber =
    issuer && series && number ? await alikeByDocument(db, invoice.id, { issuer, series, number }) : []
  // A paper photographed longer ago than that is too old itself.
  const since = now.subtract({ hours: 2 * 24 * (await maxAgeDays(db)) })
  const byPicture = fingerprint
    ? await alikeByPicture(db, invoice.id, { fingerprint, mostBitsApart, since })
    : []
  const certain = new Map<string, Reading['findings'][number]>()
  const told = (by: string, twins: readonly Twin[]) => {
    for (const { id, member_id } of twins) {
      const facts = { by, invoice_id: id, same_member: member_id === invoice.memberId }
      if (!certain.has(id ?? by)) certain.set(id ?? by, { code: 'duplicate', facts })
    }
  }
  told('key', byKey)
  told('file', byFile)
  told('number', byNumber)
  const similar = byPicture
    .filter(({ id }) => !certain.has(id))
    .map(({ id, member_id, bits }) => ({
      code: 'look_alike' as const,
      facts: { invoice_id: id, same_member: member_id === invoice.memberId, bits },
    }))
  return [...certain.values(), ...similar]
}
