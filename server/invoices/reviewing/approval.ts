import type { Reading } from '#contract/invoices-reading.ts'
import type { Approval, CountedRow } from '#contract/invoices-under-review.ts'
import type { Language } from '#contract/languages.ts'
import { bagsOfRows } from '#domain/bags.ts'
import { coinsOf, traceOf } from '#domain/earning.ts'
import { bonusesAhead } from '#server/challenges/bonuses-ahead.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { typedRows } from '#server/invoices/typed-rows.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { invoiceToReview, reviewSettings, standingDecision, type Viewer } from './queries.ts'

type Row = Awaited<ReturnType<typeof typedRows>>[number]

type Approving = {
  invoiceId: string
  number: string
  paper: Reading['rows']
  rows: readonly (Row & { countedCents: number })[]
  /** Of the member, and of who looks. */
  language: Language
  asks: Language
  /** What another person has approved already, for others to confirm. */
  confirmed: number | undefined
}

/** What an approval of these values would do. */
export async function approvalOf(db: Db, approving: Approving): Promise<Approval> {
  const { invoiceId, number, rows, language, asks, confirmed = -1 } = approving
  const counted = rows.map((row) => ({ ...row, valueCents: row.countedCents }))
  const coins = coinsOf(counted)
  const bonuses = await bonusesAhead(db, { invoiceId, counted: withBags(approving) })
  const isMended = rows.some(({ valueCents, countedCents }) => valueCents !== countedCents)
  const words = textsIn(language)
  const { second_decision_above } = await reviewSettings(db)
  const told = [
    words.notifications.invoice_counted({ number, coins }),
    ...(isMended ? [words.mails.invoice_counted.mended] : []),
    ...bonuses.map((bonus) => words.notifications.challenge_reached(bonus)),
  ]
  return {
    coins,
    trace: traceOf(counted),
    bonuses: bonuses.map((bonus) => ({ title: bonus.titles[asks], coins: bonus.coins })),
    needs_second: coins > second_decision_above && confirmed < coins,
    told: told.join(' '),
  }
}

type Asked = { invoiceId: string; rows: readonly CountedRow[] | undefined; number: string | undefined }

/** The same for values that a reviewer is typing. */
export async function previewOf(db: Db, asked: Asked, viewer: Viewer, asks: Language): Promise<Approval> {
  const { invoiceId } = asked
  const invoice = await invoiceToReview(db, invoiceId, viewer)
  if (!invoice) throw new Refusal('not_found')
  const cents = new Map(asked.rows?.map(({ id, counted_cents }) => [id, counted_cents]))
  const rows = await typedRows(db, invoiceId)
  const first = invoice.needsSecond ? await standingDecision(db, invoiceId) : undefined
  return approvalOf(db, {
    invoiceId,
    number: asked.number ?? invoice.number,
    paper: invoice.reading?.rows ?? [],
    rows: rows.map((row) => ({ ...row, countedCents: cents.get(row.id) ?? row.valueCents })),
    language: invoice.language,
    asks,
    confirmed: first && first.staff_id !== viewer.staffId ? (first.coins ?? 0) : undefined,
  })
}

/** As they will be counted. */
function withBags({ paper, rows }: Approving) {
  const bags = bagsOfRows(rows, paper)
  return rows.map(({ productId, countedCents }, index) => ({
    product_id: productId,
    cents: countedCents,
    units: bags[index] ?? 0,
  }))
}
