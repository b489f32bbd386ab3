import type { Reading } from '#contract/invoices-reading.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { lockOwnersAlike, setProvedKey } from '#server/invoices/access-keys/queries.ts'
import { takeKeyOver } from '#server/invoices/access-keys/take-over.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { findDuplicates } from '#server/invoices/duplicates/find-duplicates.ts'
import { withCancellation } from '#server/invoices/feeds/cancelling/cancelled-finding.ts'
import type { DocumentProof } from '#server/invoices/proof/proof-of.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { findingsOf } from '#server/invoices/reading/findings.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { readSettings } from '#server/platform/settings.ts'
import { type InvoiceToRead, lockReadings, storeReading, updateFile } from './queries.ts'
import { type ReadFacts, readFacts } from './read-facts.ts'

type NewRecord = {
  invoice: InvoiceToRead
  read: DocumentReading
  proof: DocumentProof | undefined
  copy: StoredDocument | undefined
  pageKeys: readonly string[]
  now: Temporal.Instant
}

export async function recordReading(tx: Tx, recording: NewRecord): Promise<Reading | undefined> {
  const { invoice, read, proof, copy, pageKeys, now } = recording
  const today = dayOf(now)
  const shown = read.access_key ? readFiscalKey(read.access_key, today) : undefined
  const key = shown?.ok ? shown.key : undefined
  const own = provedKey(recording, key)
  await lockReadings(tx)
  await (own ? lockOwnersAlike(tx, invoice, own) : lockOwner(tx, invoice.id))
  const before = await updateFile(tx, { invoice, copy, pageKeys, fingerprint: read.fingerprint })
  if (!before) return undefined
  const replaced = [...(copy ? [invoice.fileKey] : []), ...before]
  if (replaced.length > 0) await enqueue(tx, removeFilesJob, { keys: replaced })
  const outdone = own ? await takeKeyOver(tx, invoice, own) : []
  if (key) await setProvedKey(tx, invoice.id, key.text)
  const document = {
    issuer: key?.issuer ?? read.issuer?.id ?? null,
    series: key?.series ?? read.facts.document?.series ?? null,
    number: key?.number ?? read.number,
  }
  const { invoice_max_age_days: maxAgeDays } = await readSettings(tx, ['invoice_max_age_days'])
  const found: Reading['findings'] = [
    ...findingsOf(read, invoice, { today, maxAgeDays }),
    ...typedKeyFinding(invoice, key?.text),
    ...(await findDuplicates(tx, {
      invoice,
      accessKey: key?.text,
      document,
      outdone,
      ...read,
      maxAgeDays,
      now,
    })),
  ]
  const facts = typedKey(invoice, await readFacts(tx, read))
  const findings = await withCancellation(tx, facts.access_key ?? invoice.accessKey, found)
  const reading = { ...facts, findings, ...(proof && { proof: proof.kept }) }
  await storeReading(tx, { invoiceId: invoice.id, reading, document, now })
  return reading
}

/** Whoever sends what another shop bought has no better right to its key than one who only names it. */
function provedKey({ invoice, proof }: NewRecord, key: FiscalKey | undefined): FiscalKey | undefined {
  const isTheirs = proof?.facts?.key === key?.text && proof?.facts?.buyer === invoice.shop
  return isTheirs ? key : undefined
}

/** The key on the document counts. That the member typed another one is something to look at. */
function typedKeyFinding({ accessKey }: InvoiceToRead, proved: string | undefined): Reading['findings'] {
  if (!accessKey || !proved || accessKey === proved) return []
  return [{ code: 'key_inconsistent', facts: { parts: ['typed'], typed: accessKey } }]
}

/** Where nothing was read, what the member typed is all that is known. */
function typedKey({ accessKey, number }: InvoiceToRead, facts: ReadFacts): ReadFacts {
  const isTyped = facts.source === 'none' && facts.access_key === null && accessKey !== null
  return isTyped ? { ...facts, source: 'typed', access_key: accessKey, number } : facts
}
