import type { Lead, LeadStatus } from '#contract/leads.ts'
import type { Db } from '#server/platform/db.ts'
import { type LeadRow, leadPage } from './queries.ts'

const pageSize = 30

type Page = { memberId: string; status?: LeadStatus | undefined; after?: string | undefined }

/** A professional sees their own and nobody else's. */
export async function ownLeads(db: Db, page: Page): Promise<{ items: Lead[]; next: string | null }> {
  const rows = await leadPage(db, { ...page, most: pageSize + 1 })
  const items = rows.slice(0, pageSize).map(asSeen)
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

export function asSeen({ product_id, usual_bag_grams, answers, ...row }: LeadRow): Lead {
  const { title, brand, slug, image_file, ...lead } = row
  return {
    ...lead,
    created_at: String(row.created_at),
    pet: answers.pet,
    product: {
      id: product_id,
      title,
      brand,
      slug,
      image: { link: image_file && `/files/${image_file}` },
      bag_grams: usual_bag_grams,
    },
    remind_on: row.remind_on && String(row.remind_on),
  }
}
