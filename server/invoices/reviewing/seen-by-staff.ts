import type { Answer } from '#contract/endpoint.ts'
import type { officeInvoice } from '#contract/invoices-office.ts'
import { kindOf } from '#server/invoices/document.ts'
import { traceOf } from '#server/invoices/earning.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { earlierInvoices, invoiceToReview, openApproval } from './queries.ts'
import { rowOf } from './queue.ts'

/** Everything a decision needs. The trace is of what counted or, until that is decided, of what was typed. */
export async function invoiceForReview(
  db: Db,
  invoiceId: string,
  now: Temporal.Instant,
): Promise<Answer<typeof officeInvoice>> {
  const invoice = await invoiceToReview(db, invoiceId, now)
  if (!invoice) throw new Refusal('not_found')
  const rows = await rowsWithDecision(db, invoiceId)
  const earlier = await earlierInvoices(db, invoice.memberId, invoiceId)
  const linkTo = await linkSigner(db, now)
  return {
    ...rowOf(invoice),
    rows: rows.map((row) => ({
      id: row.id,
      product_id: row.productId,
      product: row.product,
      value_cents: row.valueCents,
      rate_thousandths: row.rateThousandths,
      counted_cents: row.countedCents,
    })),
    reading: invoice.reading,
    file: { link: invoice.file_clean ? linkTo(invoice.file_key) : '', type: kindOf(invoice.file_type) },
    trace: traceOf(rows.map((row) => ({ ...row, valueCents: row.countedCents ?? row.valueCents }))),
    earlier: earlier.map(({ sent_at, ...one }) => ({ ...one, sent_at: sent_at.toString() })),
  }
}

async function rowsWithDecision(db: Db, invoiceId: string) {
  const open = await openApproval(db, invoiceId)
  const decided = new Map(open?.counted?.map(({ id, counted_cents }) => [id, counted_cents]))
  const rows = await typedRows(db, invoiceId)
  return rows.map((row) => ({ ...row, countedCents: row.countedCents ?? decided.get(row.id) ?? null }))
}
