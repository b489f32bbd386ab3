import type { CountedRow } from '#contract/invoices-under-review.ts'
import { traceOf } from '#domain/earning.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins } from '#server/coins/movements.ts'
import { asDecided, atCountedValue, countedBags } from '#server/invoices/counted-rows.ts'
import { recordOutcomes } from '#server/invoices/outcomes/record-outcomes.ts'
import { invoiceRows } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockWalletsFor } from '#server/recommendations/lock.ts'
import { payWelcomeWhenDone } from '#server/welcome/settle.ts'
import { countRecommendations } from './count-recommendations.ts'
import { countRows, documentRows, setCounted } from './queries.ts'
import { tellMember } from './tell-member.ts'

type Count = {
  decisionId: string
  invoiceId: string
  memberId: string
  number: string
  coins: number
  counted: readonly CountedRow[]
  isBlindChecked: boolean
  /** Nobody had to decide; until it opens, the coins cannot be spent. */
  atOnce?: { opensAt: Temporal.Instant | undefined }
  now: Temporal.Instant
}

/** Status, coins, path, message and mail are one transaction, so that all of it happens or nothing. */
export async function countInvoice(tx: Tx, count: Count) {
  const { decisionId, invoiceId, memberId, number, coins, isBlindChecked, atOnce, now } = count
  const rows = asDecided(await invoiceRows(tx, invoiceId), count.counted, () => 0)
  const bags = countedBags(rows, await documentRows(tx, invoiceId))
  const isRecommended = rows.some(({ recommendation }) => recommendation !== null)
  if (isRecommended) await lockWalletsFor(tx, invoiceId)
  await countRows(
    tx,
    rows.map(({ id, countedCents }, index) => ({
      id,
      counted_cents: countedCents,
      counted_units: bags[index] ?? 0,
    })),
  )
  await recordOutcomes(tx, { invoiceId, number, rows, now })
  await setCounted(tx, { invoiceId, number, coins, isBlindChecked })
  if (coins > 0) {
    const note = { number, trace: traceOf(atCountedValue(rows)) }
    const opening = atOnce?.opensAt && { opensAt: atOnce.opensAt }
    const credit = await creditCoins(tx, { memberId, coins, source: { invoiceId }, note, ...opening, now })
    if (!credit) throw new Error(`invoice ${invoiceId} has earned before`)
  }
  const news = { memberId, invoiceId, decisionId, number, coins, ...(atOnce && { atOnce }), now }
  await tellMember(tx, { ...news, status: 'counted' })
  if (coins > 0) await payWelcomeWhenDone(tx, memberId)
  await advanceChallenges(tx, { invoiceId, memberId, opensAt: atOnce?.opensAt, now })
  if (isRecommended) {
    const sold = atCountedValue(rows).map((row, index) => ({ ...row, bags: bags[index] ?? 0 }))
    await countRecommendations(tx, { invoiceId, number, rows: sold, opensAt: atOnce?.opensAt, now })
  }
}
