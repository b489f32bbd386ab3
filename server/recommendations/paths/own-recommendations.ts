import type { ProfileType } from '#contract/people.ts'
import type { RecommendationPath } from '#contract/recommendations.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'
import { shareOf, shareSettings } from '#server/recommendations/share.ts'
import { monthOf, recommendationCounts, recommendationPage, type Step } from './queries.ts'

const pageSize = 20

type OwnPage = {
  memberId: string
  step?: Step | undefined
  after?: string | undefined
  now: Temporal.Instant
}

export async function ownRecommendations(db: Db, page: OwnPage) {
  const rows = await recommendationPage(db, { ...page, most: pageSize + 1 })
  const items = rows.slice(0, pageSize).map(pathOf)
  return { items, next: rows.length > pageSize ? (items.at(-1)?.code ?? null) : null }
}

type PathRow = Awaited<ReturnType<typeof recommendationPage>>[number]

function pathOf({ product_id, title, brand, slug, image_file, ...row }: PathRow): RecommendationPath {
  const { client_name: name, phone, pet_name, prescription_id, ...path } = row
  return {
    ...path,
    created_at: String(row.created_at),
    opened_at: row.opened_at && String(row.opened_at),
    product: { id: product_id, title, brand, slug, image: { link: image_file && `/files/${image_file}` } },
    client: name === null || phone === null ? null : { name, phone, pet_name, prescription_id },
  }
}

type SummaryReader = { memberId: string; profile: ProfileType; now: Temporal.Instant }

export async function summaryOf(db: Db, { profile, ...reader }: SummaryReader) {
  const settings = await readSettings(db, shareSettings)
  const { coins: month_coins, cap: month_cap } = await monthOf(db, reader)
  return {
    ...(await recommendationCounts(db, reader)),
    month_coins,
    month_cap,
    share_thousandths: shareOf(settings, profile),
  }
}
