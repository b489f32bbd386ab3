import type { Answer } from '#contract/endpoint.ts'
import type { alikeInvoice } from '#contract/invoices-review.ts'
import { fileLinks } from '#server/invoices/file-links.ts'
import { invoiceToCompare } from '#server/invoices/recording/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'

type Pair = { invoiceId: string; otherId: string; staffId: string; now: Temporal.Instant }

export async function compareInvoices(db: Db, pair: Pair): Promise<Answer<typeof alikeInvoice>> {
  const { invoiceId, otherId, staffId } = pair
  const mine = await invoiceToCompare(db, invoiceId, staffId)
  const other = await invoiceToCompare(db, otherId, staffId)
  // Only an invoice that a finding points to: otherwise anybody's documents could be opened this way.
  if (!mine || !other || !pointsTo(mine, otherId)) throw new Refusal('not_found')
  return {
    number: other.number,
    status: other.isHidden ? 'received' : other.status,
    sent_at: other.sent_at.toString(),
    coins: other.isHidden ? null : other.coins,
    file: await fileLinks(db, other, pair.now),
    reading: other.reading,
    series: other.series,
    same: {
      document: isSame(documentOf(mine), documentOf(other)),
      total: isSame(mine.reading?.total_cents, other.reading?.total_cents),
      day: isSame(mine.reading?.issued_on, other.reading?.issued_on),
      key: isSame(keyOf(mine), keyOf(other)),
      file: mine.file_sha256.equals(other.file_sha256),
    },
  }
}

type ComparedInvoice = NonNullable<Awaited<ReturnType<typeof invoiceToCompare>>>

function pointsTo({ reading }: ComparedInvoice, otherId: string): boolean {
  return reading?.findings.some(({ facts }) => facts.invoice_id === otherId) ?? false
}

function isSame<Value>(mine: Value | null | undefined, other: Value | null | undefined): boolean | null {
  return mine == null || other == null ? null : mine === other
}

function documentOf({ issuer, series, documentNumber }: ComparedInvoice): string | null {
  return issuer && series && documentNumber ? `${issuer} ${series} ${documentNumber}` : null
}

function keyOf({ access_key, reading }: ComparedInvoice): string | null {
  return reading?.access_key ?? access_key
}
