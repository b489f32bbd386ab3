import type { Reading } from '#contract/invoices-reading.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import {
  type InvoiceToRead,
  type Twin,
  twinsByFile,
  twinsByKey,
  twinsByNumber,
  twinsByPicture,
} from '#server/invoices/recording/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { isSamePaper } from './same-paper.ts'

type DocumentFacts = {
  invoice: InvoiceToRead
  accessKey: string | undefined
  document: { issuer: string | null; series: string | null; number: string | null }
  /** Those that only claimed to be this document, which is proved. */
  outdone: readonly string[]
  fingerprint: string | null
  text?: string
  maxAgeDays: number
  now: Temporal.Instant
}

/** Pictures that differ in at most so many of their 64 bits most likely show the same paper. */
const mostBitsApart = 10

/** A finding stores only the ids of other invoices, in case they are erased. */
export async function findDuplicates(db: Db, facts: DocumentFacts): Promise<Reading['findings']> {
  const { invoice, accessKey, document, outdone, fingerprint, text, maxAgeDays, now } = facts
  const { issuer, series, number } = document
  const byKey = accessKey ? await twinsByKey(db, invoice.id, accessKey) : []
  const byFile = await twinsByFile(db, invoice.id, invoice.sha256)
  const byNumber =
    issuer && series && number ? await twinsByNumber(db, invoice.id, { issuer, series, number }) : []
  const since = now.subtract({ hours: 2 * 24 * maxAgeDays })
  const byPicture = fingerprint
    ? await twinsByPicture(db, invoice.id, { fingerprint, mostBitsApart, since })
    : []
  const certain = new Map<string, Reading['findings'][number]>()
  const addTwins = (by: string, twins: readonly Twin[]) => {
    for (const { id, member_id } of twins) {
      if (id && outdone.includes(id)) continue
      const facts = { by, invoice_id: id, same_member: member_id === invoice.memberId }
      if (!certain.has(id ?? by)) certain.set(id ?? by, { code: 'duplicate', facts })
    }
  }
  addTwins('key', byKey)
  addTwins('file', byFile)
  addTwins('number', byNumber)
  const similar = byPicture
    .filter((twin) => !certain.has(twin.id) && isSamePaper({ accessKey, text }, twin, dayOf(now)))
    .map(({ id, member_id, bits }) => ({
      code: 'look_alike' as const,
      facts: { invoice_id: id, same_member: member_id === invoice.memberId, bits },
    }))
  return [...certain.values(), ...similar]
}
