import { type Language, textIn } from '#contract/languages.ts'
import type { Redemption } from '#contract/redemptions.ts'
import type { Db } from '#server/platform/db.ts'
import { redemptionsOf } from './queries.ts'

export async function ownRedemptions(db: Db, memberId: string, language: Language): Promise<Redemption[]> {
  const rows = await redemptionsOf(db, memberId)
  return rows.map((row) => ({
    id: row.id,
    code: redemptionCode(row),
    title: textIn(row.titles, language),
    image: { link: row.image && `/files/${row.image}` },
    coins: row.price,
    status: row.status,
    requested_at: String(row.requested_at),
    deliver_by: String(row.deliver_by),
    address: row.address,
    carrier: row.carrier,
    tracking_code: row.tracking_code,
    tracking_link: row.tracking_link,
    path: [
      { at: String(row.requested_at), step: 'requested' as const },
      ...(row.path ?? []).map(({ at, step }) => ({ at: String(Temporal.Instant.from(at)), step })),
    ],
    reason: row.reason,
    can_cancel: row.status === 'requested' || row.status === 'preparing',
  }))
}

export function redemptionCode({ number }: { number: number }): string {
  return `R-${number}`
}
