import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import type { Language } from '#contract/languages.ts'
import { traceOf } from '#domain/earning.ts'
import { whyBarred } from '#server/invoices/deciding/refused.ts'
import { fileLinks } from '#server/invoices/file-links.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { likenessesOf } from './alike.ts'
import { approvalOf } from './approval.ts'
import { onPaper } from './paper.ts'
import { earlierInvoices, invoiceToReview, recordOf, standingDecision, type Viewer } from './queries.ts'
import { rowOf } from './queue.ts'
import { decisionSeen, headsOf } from './told.ts'

type Asked = Viewer & { invoiceId: string; language: Language }

/** Everything a decision needs. The trace is of what counted or, until that is decided, of what was typed. */
export async function invoiceForReview(
  db: Db,
  { invoiceId, language, ...viewer }: Asked,
): Promise<OfficeInvoice> {
  const invoice = await invoiceToReview(db, invoiceId, viewer)
  if (!invoice) throw new Refusal('not_found')
  const { reading, memberId, number } = invoice
  const made = await standingDecision(db, invoiceId)
  const decided = new Map(made?.counted?.map(({ id, counted_cents }) => [id, counted_cents]))
  const typed = await typedRows(db, invoiceId)
  const paper = onPaper(typed, reading?.rows ?? [])
  const rows = typed.map((row, index) => ({
    ...row,
    paperRow: paper[index]?.paperRow ?? null,
    paperCents: paper[index]?.paperCents ?? row.valueCents,
    decidedCents: row.countedCents ?? decided.get(row.id) ?? null,
  }))
  const barred = await whyBarred(db, { invoiceId, ...viewer })
  const isConfirming = invoice.needsSecond && made && made.staff_id !== viewer.staffId
  return {
    ...rowOf(invoice),
    sender: await senderOf(db, invoice),
    rows: rows.map(seenRow),
    access_key: invoice.access_key,
    series: invoice.series,
    reading,
    file: await fileLinks(db, invoice, viewer.now),
    trace: traceOf(rows.map((row) => ({ ...row, valueCents: row.decidedCents ?? row.valueCents }))),
    approval: await approvalOf(db, {
      invoiceId,
      number,
      paper: reading?.rows ?? [],
      rows: rows.map((row) => ({ ...row, countedCents: row.paperCents })),
      language: invoice.language,
      asks: language,
      confirmed: isConfirming ? (made.coins ?? 0) : undefined,
    }),
    told: headsOf(number),
    alike: await likenessesOf(db, invoice),
    claimed_until: invoice.claimedBy ? String(invoice.claimed_until) : null,
    barred: barred === 'not_found' ? null : (barred ?? null),
    decision: made ? decisionSeen(made, language, viewer.staffId) : null,
    earlier: (await earlierInvoices(db, memberId, invoiceId)).map(({ sent_at, ...one }) => ({
      ...one,
      sent_at: sent_at.toString(),
    })),
  }
}

type Invoice = NonNullable<Awaited<ReturnType<typeof invoiceToReview>>>
async function senderOf(db: Db, invoice: Invoice): Promise<OfficeInvoice['sender']> {
  return {
    profile: invoice.profile_type,
    level: invoice.level,
    since: invoice.created_at.toString(),
    city: invoice.city,
    state: invoice.state,
    language: invoice.language,
    ...(await recordOf(db, invoice.memberId, invoice.id)),
  }
}

type SeenRow = Awaited<ReturnType<typeof typedRows>>[number] & {
  paperRow: number | null
  paperCents: number
  decidedCents: number | null
}

function seenRow(row: SeenRow): OfficeInvoice['rows'][number] {
  return {
    id: row.id,
    product_id: row.productId,
    product: row.product,
    value_cents: row.valueCents,
    rate_thousandths: row.rateThousandths,
    counted_cents: row.decidedCents,
    paper_row: row.paperRow,
    paper_cents: row.paperCents,
  }
}
