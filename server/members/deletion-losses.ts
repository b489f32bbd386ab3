import { type Language, textIn } from '#contract/languages.ts'
import type { DeletionLosses } from '#contract/members-privacy.ts'
import type { Db } from '#server/platform/db.ts'
import { lossesOf } from './queries.ts'

type LossesRequest = { memberId: string; language: Language; now: Temporal.Instant }

export async function deletionLosses(
  db: Db,
  { memberId, language, now }: LossesRequest,
): Promise<DeletionLosses> {
  const { redemptions, invoices, invoiceCoins, ...counts } = await lossesOf(db, memberId, now)
  return {
    ...counts,
    redemptions: redemptions.map(({ number, titles, price }) => ({
      code: `R-${number}`,
      title: textIn(titles, language),
      coins: price,
    })),
    invoices: { count: invoices, coins: invoiceCoins },
  }
}
