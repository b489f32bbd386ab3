import type { Reading } from '#contract/invoices-reading.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { lockOwnersAlike, setShownKeys } from '#server/invoices/access-keys/queries.ts'
import { takeKeysOver } from '#server/invoices/access-keys/take-over.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { findDuplicates } from '#server/invoices/duplicates/find-duplicates.ts'
import { withCancellation } from '#server/invoices/feeds/cancelling/cancelled-finding.ts'
import { cancelledKeys } from '#server/invoices/feeds/cancelling/queries.ts'
import type { DocumentProof } from '#server/invoices/proof/proof-of.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { findingsOf } from '#server/invoices/reading/findings.ts'
import { deleteUploadsOf } from '#server/invoices/uploads/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { readSettings } from '#server/platform/settings.ts'
import { type InvoiceToRead, lockReadings, storeReadings, updateFiles } from './queries.ts'
import { type ReadFacts, readFacts } from './read-facts.ts'

export type DocumentToRecord = {
  invoice: InvoiceToRead
  read: DocumentReading
  proof: DocumentProof | undefined
  copy: StoredDocument | undefined
  pageKeys: readonly string[]
}

/** Records documents that stand apart (`apart.ts`). The answer leaves out those whose file is another by now. */
export async function recordReadings(tx: Tx, documents: readonly DocumentToRecord[], now: Temporal.Instant) {
  const today = dayOf(now)
  const read = documents.map((document) => withKey(document, today))
  await lockReadings(tx)
  await lockOwnersAlike(tx, idsOf(read), provedOf(read))
  const filesBefore = await updateFiles(tx, read)
  const current = read.filter(({ invoice }) => filesBefore.has(invoice.id))
  if (current.length === 0) return []
  const replaced = current.flatMap(({ invoice, copy }) => [
    ...(copy ? [invoice.fileKey] : []),
    ...(filesBefore.get(invoice.id) ?? []),
  ])
  if (replaced.length > 0) await enqueue(tx, removeFilesJob, { keys: replaced })
  const claims = await takeKeysOver(tx, provedOf(current))
  await setShownKeys(tx, current)
  const { invoice_max_age_days: maxAgeDays } = await readSettings(tx, ['invoice_max_age_days'])
  const duplicates = await findDuplicates(tx, { documents: current, claims, maxAgeDays, now })
  const factsOf = await readFacts(
    tx,
    current.map(({ read }) => read),
  )
  const withFacts = current.map((document) => ({ ...document, facts: typedKey(document, factsOf) }))
  const cancelled = await cancelledKeys(tx, withFacts.flatMap(keyThatCounts))
  const recorded = withFacts.map(({ facts, ...document }) => {
    const { invoice, proof } = document
    const found: Reading['findings'] = [
      ...findingsOf(document.read, invoice, { today, maxAgeDays }),
      ...typedKeyFinding(document),
      ...(duplicates.get(invoice.id) ?? []),
    ]
    const isCancelled = keyThatCounts({ ...document, facts }).some((key) => cancelled.has(key))
    const findings = withCancellation(isCancelled, found)
    return { ...document, reading: { ...facts, findings, ...(proof && { proof: proof.kept }) } }
  })
  await storeReadings(tx, recorded, now)
  await deleteUploadsOf(tx, idsOf(recorded))
  return recorded
}

/** The key on the document, if it checks, and what else tells the document from all others. */
export function withKey<Document extends DocumentToRecord>(document: Document, today: string) {
  const { read } = document
  const shown = read.access_key ? readFiscalKey(read.access_key, today) : undefined
  const key = shown?.ok ? shown.key : undefined
  return {
    ...document,
    key,
    identity: {
      issuer: key?.issuer ?? read.issuer?.id ?? null,
      series: key?.series ?? read.facts.document?.series ?? null,
      number: key?.number ?? read.number,
    },
  }
}

type DocumentWithKey = DocumentToRecord & { key: FiscalKey | undefined }

function idsOf(documents: readonly DocumentToRecord[]): string[] {
  return documents.map(({ invoice }) => invoice.id)
}

/** Whoever sends what another shop bought has no better right to its key than one who only names it. */
function provedOf(documents: readonly DocumentWithKey[]) {
  return documents.flatMap(({ invoice, proof, key }) => {
    const isTheirs = proof?.facts?.key === key?.text && proof?.facts?.buyer === invoice.shop
    return key && isTheirs ? [{ ...invoice, key }] : []
  })
}

/** The key on the document counts. That the member typed another one is something to look at. */
function typedKeyFinding({ invoice: { accessKey }, key }: DocumentWithKey): Reading['findings'] {
  if (!accessKey || !key || accessKey === key.text) return []
  return [{ code: 'key_inconsistent', facts: { parts: ['typed'], typed: accessKey } }]
}

/** Where nothing was read, what the member typed is all that is known. */
function typedKey(
  { invoice: { accessKey, number }, read }: DocumentToRecord,
  factsOf: Awaited<ReturnType<typeof readFacts>>,
): ReadFacts {
  const facts = factsOf(read)
  const isTyped = facts.source === 'none' && facts.access_key === null && accessKey !== null
  return isTyped ? { ...facts, source: 'typed', access_key: accessKey, number } : facts
}

function keyThatCounts({ invoice, facts }: { invoice: InvoiceToRead; facts: ReadFacts }): string[] {
  return [facts.access_key ?? invoice.accessKey ?? []].flat()
}
