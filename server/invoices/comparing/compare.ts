import type { Answer } from '#contract/endpoint.ts'
import type { alikeInvoice } from '#contract/invoices-review.ts'
import { fileLinks } from '#server/invoices/file-links.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { comparable } from './queries.ts'

type Pair = { invoiceId: string; otherId: string; now: Temporal.Instant }

/** Another invoice beside this one, and in which parts both say the same. */
export async function compare(db: Db, pair: Pair): Promise<Answer<typeof alikeInvoice>> {
  const [mine, other] = [await comparable(db, pair.invoiceId), await comparable(db, pair.otherId)]
  // Only what this one's reading points to: nobody leafs through the documents of others this way.
  if (!mine || !other || !pointsTo(mine, pair.otherId)) throw new Refusal('not_found')
  return {
    number: other.number,
    status: other.status,
    sent_at: other.sent_at.toString(),
    coins: other.coins,
    file: await fileLinks(db, other, pair.now),
    reading: other.reading,
    series: other.series,
    same: {
      document: alike(documentOf(mine), documentOf(other)),
      total: alike(mine.reading?.total_cents, other.reading?.total_cents),
      day: alike(mine.reading?.issued_on, other.reading?.issued_on),
      key: alike(keyOf(mine), keyOf(other)),
      file: mine.file_sha256.equals(other.file_sha256),
    },
  }
}

type Comparable = NonNullable<Awaited<ReturnType<typeof comparable>>>

function pointsTo({ reading }: Comparable, otherId: string): boolean {
  return reading?.findings.some(({ facts }) => facts.invoice_id === otherId) ?? false
}

/** Null where one of them says nothing. */
function alike<Value>(mine: Value | null | undefined, other: Value | null | undefined): boolean | null {
  return mine == null || other == null ? null : mine === other
}

function documentOf({ issuer, series, documentNumber }: Comparable): string | null {
  return issuer && series && documentNumber ? `${issuer} ${series} ${documentNumber}` : null
}

function keyOf({ access_key, reading }: Comparable): string | null {
  return reading?.access_key ?? access_key
}
