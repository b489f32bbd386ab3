import { type Language, textIn } from '#contract/languages.ts'
import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import type { Db } from '#server/platform/db.ts'
import { redemptionsOf } from './queries.ts'

/** Before it is with its carrier, or booked. */
export const memberCancels: readonly RedemptionStatus[] = ['requested', 'preparing', 'contacted']

export async function ownRedemptions(db: Db, memberId: string, language: Language): Promise<Redemption[]> {
  const rows = await redemptionsOf(db, memberId)
  return rows.map((row) => ({
    id: row.id,
    code: redemptionCode(row),
    title: textIn(row.titles, language),
    image: { link: row.image && `/files/${row.image}` },
    coins: row.price,
    kind: row.kind,
    status: row.status,
    requested_at: String(row.requested_at),
    deliver_by: String(row.deliver_by),
    address: row.address,
    phone: row.phone,
    best_time: row.best_time,
    is_uncovered: row.kind === 'digital' ? row.uncovered_at !== null : null,
    carrier: row.carrier,
    tracking_code: row.tracking_code,
    tracking_link: row.tracking_link,
    path: [
      { at: String(row.requested_at), step: 'requested' as const, note: null },
      ...(row.path ?? []).map(({ at, step, note }) => ({
        at: String(Temporal.Instant.from(at)),
        step,
        note,
      })),
    ],
    reason: row.reason,
    can_cancel: memberCancels.includes(row.status),
  }))
}

export function redemptionCode({ number }: { number: number }): string {
  return `R-${number}`
}
