import type { Reading } from '#contract/invoices-reading.ts'
import type { Approval, CountedRow } from '#contract/invoices-under-review.ts'
import { type Language, textIn } from '#contract/languages.ts'
import { coinsOf, traceOf } from '#domain/earning.ts'
import { bonusesAhead } from '#server/challenges/advance.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { atCountedValue, countedBags, rowsToCount } from '#server/invoices/counted-rows.ts'
import { latestDecision, type Reviewer } from '#server/invoices/deciding/queries.ts'
import type { InvoiceRow } from '#server/invoices/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readSettings } from '#server/platform/settings.ts'
import { payAhead } from '#server/recommendations/review-codes.ts'
import { invoiceToReview } from './queries.ts'

type ApprovalValues = {
  invoiceId: string
  number: string
  paper: Reading['rows']
  rows: readonly (InvoiceRow & { countedCents: number; countedUnits?: number })[]
  memberLanguage: Language
  reviewerLanguage: Language
  confirmed: number | undefined
  now: Temporal.Instant
}

export async function approvalOf(db: Db, values: ApprovalValues): Promise<Approval> {
  const { invoiceId, number, rows, memberLanguage, reviewerLanguage, confirmed = -1, now } = values
  const counted = atCountedValue(rows)
  const coins = coinsOf(counted)
  const bonuses = await bonusesAhead(db, { invoiceId, counted: withBags(values) })
  const isMended = rows.some(({ valueCents, countedCents }) => valueCents !== countedCents)
  const words = textsIn(memberLanguage)
  const recommendations = await payAhead(db, invoiceId, { rows: counted, now })
  const { second_decision_above } = await readSettings(db, ['second_decision_above'])
  const told = [
    words.notifications.invoice_counted({ number, coins }),
    ...(isMended ? [words.mails.invoice_counted.mended] : []),
    ...bonuses.map((bonus) => words.notifications.challenge_reached(bonus)),
  ]
  return {
    coins,
    trace: traceOf(counted),
    bonuses: bonuses.map((bonus) => ({ title: textIn(bonus.titles, reviewerLanguage), coins: bonus.coins })),
    recommendations,
    needs_second: coins > second_decision_above && confirmed < coins,
    told: told.join(' '),
  }
}

type ApprovalDraft = {
  invoiceId: string
  rows: readonly CountedRow[] | undefined
  number: string | undefined
}

export async function previewOf(
  db: Db,
  draft: ApprovalDraft,
  reviewer: Reviewer,
  reviewerLanguage: Language,
): Promise<Approval> {
  const { invoiceId } = draft
  const invoice = await invoiceToReview(db, invoiceId, reviewer)
  if (!invoice) throw new Refusal('not_found')
  const first = invoice.needsSecond ? await latestDecision(db, invoiceId) : undefined
  return approvalOf(db, {
    invoiceId,
    number: draft.number ?? invoice.number,
    paper: invoice.reading?.rows ?? [],
    rows: await rowsToCount(db, invoiceId, draft.rows),
    memberLanguage: invoice.language,
    reviewerLanguage,
    confirmed: first && first.staff_id !== reviewer.staffId ? (first.coins ?? 0) : undefined,
    now: reviewer.now,
  })
}

function withBags({ paper, rows }: ApprovalValues) {
  const bags = countedBags(rows, paper)
  return rows.map(({ productId, countedCents }, index) => ({
    product_id: productId,
    cents: countedCents,
    units: bags[index] ?? 0,
  }))
}
