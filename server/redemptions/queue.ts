import type { Language } from '#contract/languages.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import type { Db } from '#server/platform/db.ts'
import { codeOf } from './mine.ts'
import { redemptionQueue } from './queries.ts'

const pageSize = 50

type Page = { status?: RedemptionStatus | undefined; after?: string | undefined; language: Language }

/** Whoever waits longest comes first. */
export async function queue(db: Db, { status, after, language }: Page) {
  const rows = await redemptionQueue(db, { status, after, most: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  return {
    items: shown.map(
      (row): OfficeRedemption => ({
        id: row.id,
        code: codeOf(row),
        title: row.titles[language],
        coins: row.price,
        status: row.status,
        requested_at: String(row.requested_at),
        deliver_by: String(row.deliver_by),
        member: { id: row.member_id, name: row.name, email: row.email },
        address: row.address,
        carrier: row.carrier,
        tracking_code: row.tracking_code,
        tracking_link: row.tracking_link,
        version: row.version,
      }),
    ),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}
