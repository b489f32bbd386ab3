import type { CountedRow } from '#contract/invoices-under-review.ts'
import { traceOf } from '#domain/earning.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditInvoices } from '#server/coins/movements.ts'
import { asDecided, atCountedValue, countedBags } from '#server/invoices/counted-rows.ts'
import { recordOutcomes } from '#server/invoices/outcomes/record-outcomes.ts'
import { rowsOfInvoices } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockWalletsFor } from '#server/recommendations/lock.ts'
import { payWelcomeWhenDone } from '#server/welcome/settle.ts'
import { countRecommendations } from './count-recommendations.ts'
import { countRows, readingsOfInvoices, setCounted } from './queries.ts'
import { tellCounted } from './tell-member.ts'

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
}

/**
 * Of members of whom each has one of the invoices. Status, coins, path, message and mail are one transaction, so that
 * all of it happens or nothing.
 */
export async function countInvoices(tx: Tx, counts: readonly Count[], now: Temporal.Instant) {
  const ids = counts.map(({ invoiceId }) => invoiceId)
  const typed = await rowsOfInvoices(tx, ids)
  const readings = await readingsOfInvoices(tx, ids)
  const invoices = counts.map((count) => {
    const { reading, fileType } = readings(count.invoiceId)
    const decided = asDecided(typed.get(count.invoiceId) ?? [], count.counted, () => 0)
    const bags = countedBags(decided, reading.rows)
    const rows = decided.map((row, index) => ({ ...row, bags: bags[index] ?? 0 }))
    return { ...count, rows, reading, fileType, opensAt: count.atOnce?.opensAt }
  })
  await lockWalletsFor(tx, ids)
  await countRows(
    tx,
    invoices.flatMap(({ rows }) => rows),
  )
  await recordOutcomes(tx, invoices, now)
  await setCounted(tx, invoices)
  const earning = invoices.filter(({ coins }) => coins > 0)
  await creditInvoices(
    tx,
    earning.map(({ number, rows, ...invoice }) => ({
      ...invoice,
      note: { number, trace: traceOf(atCountedValue(rows)) },
    })),
    now,
  )
  await tellCounted(tx, invoices, now)
  await payWelcomeWhenDone(
    tx,
    earning.map(({ memberId }) => memberId),
  )
  await advanceChallenges(tx, invoices, now)
  for (const { invoiceId, number, rows, opensAt } of invoices)
    if (rows.some(({ recommendation }) => recommendation !== null))
      await countRecommendations(tx, { invoiceId, number, rows: atCountedValue(rows), opensAt, now })
}
