import type { Reading } from '#contract/invoices-reading.ts'
import { readFiscalKey } from '#domain/fiscal-key.ts'
import { matchProduct } from '#domain/match-product.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import type { StoredDocument } from '#server/invoices/document.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { keepOwner } from '#server/invoices/keep-owner.ts'
import { findingsOf } from '#server/invoices/reading/findings.ts'
import type { Reading as Read } from '#server/invoices/reading/reading.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { duplicatesOf } from './duplicates.ts'
import { holdKey, keepReading, maxAgeDays, oneAtATime, updateFile } from './queries.ts'
import type { InvoiceToRead } from './typed-invoice.ts'

type Recording = {
  invoice: InvoiceToRead
  read: Read
  /** A picture drawn anew, which takes the place of the one that was sent. */
  copy: StoredDocument | undefined
  /** The pages of a PDF as pictures. */
  pageKeys: readonly string[]
  now: Temporal.Instant
}

/** Notes what was read and what speaks against the invoice; nothing, if that has another file by now. */
export async function recordReading(tx: Tx, recording: Recording): Promise<void> {
  const { invoice, read, copy, pageKeys, now } = recording
  // Of two that are read at the same moment the second sees the first.
  await oneAtATime(tx)
  await keepOwner(tx, invoice.id)
  const before = await updateFile(tx, { invoice, copy, pageKeys, fingerprint: read.fingerprint })
  if (!before) return
  const replaced = [...(copy ? [invoice.fileKey] : []), ...before]
  if (replaced.length > 0) await enqueue(tx, removeFilesJob, { keys: replaced })
  const today = dayOf(now)
  const proved = read.access_key ? readFiscalKey(read.access_key, today) : undefined
  const key = proved?.ok ? proved.key : undefined
  if (key) await holdKey(tx, invoice.id, key.text)
  const document = {
    issuer: key?.issuer ?? read.issuer?.id ?? null,
    series: key?.series ?? read.facts.document?.series ?? null,
    number: key?.number ?? read.number,
  }
  const findings: Reading['findings'] = [
    ...findingsOf(read, invoice, { today, maxAgeDays: await maxAgeDays(tx) }),
    ...typedKeyFinding(invoice, key?.text),
    ...(await duplicatesOf(tx, { invoice, accessKey: key?.text, document, ...read, now })),
  ]
  const reading = { ...(await factsOf(tx, invoice, read)), findings }
  await keepReading(tx, { invoiceId: invoice.id, reading, document, now })
}

/** The document has the last word about its key; that the member said another is worth a look. */
function typedKeyFinding({ accessKey }: InvoiceToRead, proved: string | undefined): Reading['findings'] {
  if (!accessKey || !proved || accessKey === proved) return []
  return [{ code: 'key_inconsistent', facts: { parts: ['typed'], typed: accessKey } }]
}

async function factsOf(tx: Tx, invoice: InvoiceToRead, read: Read): Promise<Omit<Reading, 'findings'>> {
  const { access_key, number, issuer, issued_on, total } = read
  // Where the file says nothing there is still what the member typed.
  const isTyped = read.source === 'none' && access_key === null && invoice.accessKey !== null
  return {
    source: isTyped ? 'typed' : read.source,
    access_key: isTyped ? invoice.accessKey : access_key,
    number: isTyped ? invoice.number : number,
    issuer,
    issued_on,
    total_cents: total,
    rows: await rowsOf(tx, read),
    ...(read.regions && { regions: [...read.regions] }),
    ...(read.text && { text: read.text }),
  }
}

async function rowsOf(tx: Tx, { rows }: Read): Promise<Reading['rows']> {
  if (rows.length === 0) return []
  const products = await knownProducts(tx)
  return rows.map((row) => ({
    name: row.name,
    ean: row.ean ?? null,
    code: row.code || null,
    value_cents: row.valueCents - row.discountCents,
    ...quantityOf(row.quantity),
    product_id: matchProduct(row, products)?.id ?? null,
  }))
}

function quantityOf(text: string) {
  const quantity = Number(text)
  return text !== '' && Number.isFinite(quantity) ? { quantity } : {}
}
