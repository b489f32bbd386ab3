import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { type Language, languages, type Texts, textIn } from '#contract/languages.ts'
import { traceOf } from '#domain/earning.ts'
import { distributorIssuing } from '#server/catalogue/distributor.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { countedCentsById } from '#server/invoices/counted-rows.ts'
import { latestDecision, type ReviewAttempt } from '#server/invoices/deciding/queries.ts'
import { whyBarred } from '#server/invoices/deciding/why-barred.ts'
import { likenessesOf } from '#server/invoices/duplicates/likenesses.ts'
import { fileLinks } from '#server/invoices/file-links.ts'
import { type InvoiceRow, invoiceRows } from '#server/invoices/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { reviewCodes } from '#server/recommendations/review-codes.ts'
import { approvalOf } from './approval.ts'
import { matchDocumentRows, type RowMatch } from './match-document-rows.ts'
import { earlierInvoices, invoiceToReview, memberRecord } from './queries.ts'
import { queueRow } from './queue.ts'

export type ReviewRequest = ReviewAttempt & { language: Language }

/** Everything that a decision needs. The trace shows what counted or, before a decision, what was typed. */
export async function invoiceForReview(
  db: Db,
  { invoiceId, language, ...reviewer }: ReviewRequest,
): Promise<OfficeInvoice> {
  const invoice = await invoiceToReview(db, invoiceId, reviewer)
  if (!invoice) throw new Refusal('not_found')
  const { reading, memberId, number } = invoice
  const decision = await latestDecision(db, invoiceId)
  const decided = countedCentsById(decision?.counted ?? [])
  const typed = await invoiceRows(db, invoiceId)
  const matches = matchDocumentRows(typed, reading?.rows ?? [])
  const dropped = new Set(decision?.counted?.flatMap((row) => (row.drops_recommendation ? row.id : [])))
  const codes = await reviewCodes(
    db,
    invoiceId,
    typed.map((row) => ({ ...row, isDropped: row.countedCents !== null && dropped.has(row.id) })),
  )
  const rows = typed.map((row, index) => ({
    ...row,
    paperRow: matches[index]?.paperRow ?? null,
    paperCents: matches[index]?.paperCents ?? row.valueCents,
    decidedCents: row.countedCents ?? decided.get(row.id) ?? null,
    code: codes[index] ?? null,
  }))
  const barred = await whyBarred(db, { invoiceId, ...reviewer })
  const isConfirming = invoice.needsSecond && decision && decision.staff_id !== reviewer.staffId
  return {
    ...queueRow(invoice),
    sender: await senderOf(db, invoice),
    rows: rows.map(reviewRow),
    access_key: invoice.access_key,
    series: invoice.series,
    reading,
    ...(await distributorIssuing(db, reading?.issuer?.id)),
    fell_short: invoice.fellShort,
    file: await fileLinks(db, invoice, reviewer.now),
    trace: traceOf(rows.map((row) => ({ ...row, valueCents: row.decidedCents ?? row.valueCents }))),
    approval: await approvalOf(db, {
      invoiceId,
      number,
      paper: reading?.rows ?? [],
      rows: rows.map((row) => ({ ...row, countedCents: row.paperCents })),
      memberLanguage: invoice.language,
      reviewerLanguage: language,
      confirmed: isConfirming ? (decision.coins ?? 0) : undefined,
      now: reviewer.now,
    }),
    told: mailTitles(number),
    alike: await likenessesOf(db, invoice),
    claimed_until: invoice.claimedBy ? String(invoice.claimed_until) : null,
    barred: barred === 'not_found' ? null : (barred ?? null),
    decision: decision ? decisionFor(reviewer.staffId, decision, language) : null,
    earlier: (await earlierInvoices(db, memberId, invoiceId, reviewer.staffId)).map(
      ({ sent_at, ...one }) => ({
        ...one,
        sent_at: sent_at.toString(),
      }),
    ),
  }
}

type ReviewedInvoice = NonNullable<Awaited<ReturnType<typeof invoiceToReview>>>

async function senderOf(db: Db, invoice: ReviewedInvoice): Promise<OfficeInvoice['sender']> {
  return {
    profile: invoice.profile_type,
    level: invoice.level,
    since: invoice.created_at.toString(),
    city: invoice.city,
    state: invoice.state,
    language: invoice.language,
    ...(await memberRecord(db, invoice.memberId, invoice.id)),
  }
}

type ReviewRow = InvoiceRow &
  RowMatch & {
    decidedCents: number | null
    code: OfficeInvoice['rows'][number]['recommendation']
  }

function reviewRow(row: ReviewRow): OfficeInvoice['rows'][number] {
  return {
    id: row.id,
    product_id: row.productId,
    product: row.product,
    value_cents: row.valueCents,
    rate_thousandths: row.rateThousandths,
    counted_cents: row.decidedCents,
    paper_row: row.paperRow,
    paper_cents: row.paperCents,
    recommendation: row.code,
  }
}

function mailTitles(number: string): OfficeInvoice['told'] {
  return {
    reject: inEveryLanguage((language) => textsIn(language).mails.invoice_rejected.title(number)),
    request_photo: inEveryLanguage((language) => textsIn(language).mails.invoice_incomplete.title(number)),
  }
}

function inEveryLanguage(say: (language: Language) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Texts
}

type LatestDecision = NonNullable<Awaited<ReturnType<typeof latestDecision>>>

function decisionFor(staffId: string, decision: LatestDecision, language: Language) {
  return {
    decision: decision.decision,
    by: decision.name,
    at: decision.decided_at.toString(),
    coins: decision.coins,
    reason: decision.texts && textIn(decision.texts, language),
    note: decision.note,
    internal_note: decision.internal_note,
    is_mine: decision.staff_id === staffId,
    asked_second: decision.askedSecond,
    takes_effect_at: decision.carried_out_at ? null : decision.takes_effect_at.toString(),
  }
}
