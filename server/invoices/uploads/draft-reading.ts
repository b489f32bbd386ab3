import { type DraftReading, draftTroubles } from '#contract/invoices-reading.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { findingsOf } from '#server/invoices/reading/findings.ts'
import { readFacts } from '#server/invoices/recording/read-facts.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readingOf } from './queries.ts'

type OwnUpload = { uploadId: string; memberId: string; now: Temporal.Instant }

export async function draftReading(
  db: Db,
  { now, ...upload }: OwnUpload,
): Promise<{ reading: DraftReading | null }> {
  const found = await readingOf(db, upload)
  if (!found) throw new Refusal('not_found')
  if (!found.reading) return { reading: null }
  const factsOf = await readFacts(db, [found.reading])
  return { reading: { ...factsOf(found.reading), trouble: troubleIn(found.reading, now) } }
}

/** Of what speaks against a document, what explains to its sender why little can be filled in. */
function troubleIn(reading: DocumentReading, now: Temporal.Instant): DraftReading['trouble'] {
  const typed = { number: reading.number ?? '', rows: [] }
  const limit = { today: dayOf(now), maxAgeDays: Number.POSITIVE_INFINITY }
  const codes = findingsOf(reading, typed, limit).map(({ code }) => code)
  // Where something was read, the pages behind it are no trouble.
  const hasAll = reading.source !== 'none'
  return (
    draftTroubles.find((trouble) => codes.includes(trouble) && !(hasAll && trouble === 'pages_unread')) ??
    null
  )
}
