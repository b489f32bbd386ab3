import type { Approval, RowRecommendation } from '#contract/invoices-under-review.ts'
import { findingDays, findingsOf, judgeRecommendation, recommenderCoins } from '#domain/recommendation.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  encountersOf,
  purchaseFacts,
  type RecommendationRow,
  recommendationsWith,
  roomInMonth,
} from './queries.ts'
import { type CodedRow, saleOf } from './sale.ts'
import { shareOf, shareSettings } from './share.ts'

/** What each row's code stands for, what does not fit, and what speaks against it. */
export async function reviewCodes(
  db: Db,
  invoiceId: string,
  rows: readonly CodedRow[],
): Promise<(RowRecommendation | null)[]> {
  const codes = codesOf(rows)
  if (codes.length === 0) return rows.map(() => null)
  const { recommendations, facts, encounters, mostPairPurchases } = await codesOfInvoice(db, invoiceId, codes)
  return rows.map((row) => {
    const known = recommendations.get(row.recommendation ?? '')
    if (!known) return null
    const { pairPurchases = 0, sameDevice = 0, hasPaid = false } = encounters.get(known.code) ?? {}
    const { code, kind, product, createdOn, endsOn, openedAt, recommenderId, recommender } = known
    return {
      code,
      kind,
      product,
      recommender: recommenderId && recommender ? { id: recommenderId, name: recommender } : null,
      created_on: createdOn,
      ends_on: endsOn,
      opened_at: openedAt?.toString() ?? null,
      fault: judgeRecommendation(hasPaid ? asPaid(known) : known, {
        ...facts,
        isSameFood: row.food === known.food,
        ...(row.isDropped && { isDropped: true }),
      }),
      findings: findingsOf({
        pairPurchases,
        mostPairPurchases,
        kind,
        isOpenedBefore: openedAt !== null && Temporal.Instant.compare(openedAt, facts.sentAt) <= 0,
        sameDevice,
        hasDay: facts.hasDay,
      }),
      pair_purchases: pairPurchases,
      same_device: sameDevice,
    }
  })
}

/** What the codes would pay with these values, as far as the month has room for it. */
export async function payAhead(
  db: Db,
  invoiceId: string,
  { rows, now }: { rows: readonly CodedRow[]; now: Temporal.Instant },
): Promise<Approval['recommendations']> {
  const codes = codesOf(rows)
  if (codes.length === 0) return []
  const recommendations = await recommendationsWith(db, codes)
  const facts = await purchaseFacts(db, invoiceId)
  const settings = await readSettings(db, [...shareSettings, 'recommendation_joining_coins'])
  let roomOfSender = await roomInMonth(db, facts.senderId, now)
  const paid: Approval['recommendations'] = []
  for (const known of recommendations) {
    const { rowCoins, fault } = saleOf(known, rows, facts)
    if (fault !== null || known.recommenderId === null) continue
    const wanted = recommenderCoins(rowCoins, shareOf(settings, known.profile))
    const joining_coins = Math.min(settings.recommendation_joining_coins, roomOfSender)
    roomOfSender -= joining_coins
    const coins = Math.min(wanted, await roomInMonth(db, known.recommenderId, now))
    paid.push({ code: known.code, recommender: known.recommender ?? '', coins, joining_coins })
  }
  return paid
}

/** What came after a purchase does not speak against it: that it was the last one, or that who recommended left. */
function asPaid(known: RecommendationRow): RecommendationRow {
  return { ...known, recommenderId: known.recommenderId ?? '', isActive: true, purchases: 0 }
}

async function codesOfInvoice(db: Db, invoiceId: string, codes: readonly string[]) {
  const facts = await purchaseFacts(db, invoiceId)
  const since = facts.sentAt.subtract({ hours: 24 * findingDays })
  const { recommendation_pair_purchases } = await readSettings(db, ['recommendation_pair_purchases'])
  return {
    facts,
    mostPairPurchases: recommendation_pair_purchases,
    recommendations: new Map((await recommendationsWith(db, codes)).map((known) => [known.code, known])),
    encounters: await encountersOf(db, { invoiceId, codes, senderId: facts.senderId, since }),
  }
}

function codesOf(rows: readonly CodedRow[]): string[] {
  return [...new Set(rows.flatMap(({ recommendation }) => recommendation ?? []))]
}

/** What speaks against the codes that would pay: such an invoice is for a person. */
export async function codeFindings(db: Db, invoiceId: string, rows: readonly CodedRow[]): Promise<string[]> {
  const reviewed = await reviewCodes(db, invoiceId, rows)
  return [...new Set(reviewed.flatMap((code) => (code && code.fault === null ? code.findings : [])))]
}
