import type { Reading } from '#contract/invoices-reading.ts'
import type { Claim } from '#server/invoices/access-keys/queries.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import {
  type InvoiceToRead,
  type PartOfIdentity,
  type Twin,
  twinsByFile,
  twinsByKey,
  twinsByNumber,
  twinsByPicture,
} from '#server/invoices/recording/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { isSamePaper } from './same-paper.ts'

type ReadDocument = {
  invoice: InvoiceToRead
  key: { text: string } | undefined
  identity: PartOfIdentity
  read: Pick<DocumentReading, 'fingerprint' | 'text'>
}

type Look = {
  documents: readonly ReadDocument[]
  /** Those that only claimed to be one of the documents, which is proved. */
  claims: readonly Claim[]
  maxAgeDays: number
  now: Temporal.Instant
}

/** Pictures that differ in at most so many of their 64 bits most likely show the same paper. */
const mostBitsApart = 10

type Findings = Reading['findings']

/** By invoice. A finding stores only the ids of other invoices, in case they are erased. */
export async function findDuplicates(db: Db, look: Look): Promise<ReadonlyMap<string, Findings>> {
  const searches = look.documents.map(({ invoice, ...document }) => ({ ...invoice, ...document }))
  const twins = [
    ...(await twinsByKey(db, searches)).map((twin) => ({ ...twin, by: 'key' })),
    ...(await twinsByFile(db, searches)).map((twin) => ({ ...twin, by: 'file' })),
    ...(await twinsByNumber(db, searches)).map((twin) => ({ ...twin, by: 'number' })),
  ]
  const found = new Map<string, Findings>()
  for (const document of look.documents) {
    const { id } = document.invoice
    const isOutdone = (twin: Twin) =>
      look.claims.some((claim) => claim.id === twin.id && claim.provedId === id)
    const certain = certainDuplicates(
      document,
      twins.filter((twin) => twin.of === id && !isOutdone(twin)),
    )
    found.set(id, [...certain.values(), ...(await lookAlikes(db, document, { ...look, certain }))])
  }
  return found
}

/** By the other invoice, and the first by which it is the same. */
function certainDuplicates({ invoice }: ReadDocument, twins: readonly (Twin & { by: string })[]) {
  const certain = new Map<string, Findings[number]>()
  for (const { id, member_id, by } of twins) {
    const facts = { by, invoice_id: id, same_member: member_id === invoice.memberId }
    if (!certain.has(id ?? by)) certain.set(id ?? by, { code: 'duplicate', facts })
  }
  return certain
}

type LookAlikes = Omit<Look, 'documents'> & { certain: ReadonlyMap<string, unknown> }

async function lookAlikes(
  db: Db,
  { invoice, key, read: { fingerprint, text } }: ReadDocument,
  { certain, maxAgeDays, now }: LookAlikes,
): Promise<Findings> {
  if (!fingerprint) return []
  const since = now.subtract({ hours: 2 * 24 * maxAgeDays })
  const twins = await twinsByPicture(db, invoice.id, { fingerprint, mostBitsApart, since })
  return twins
    .filter((twin) => !certain.has(twin.id) && isSamePaper({ accessKey: key?.text, text }, twin, dayOf(now)))
    .map(({ id, member_id, bits }) => ({
      code: 'look_alike',
      facts: { invoice_id: id, same_member: member_id === invoice.memberId, bits },
    }))
}
