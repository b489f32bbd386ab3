import type { Prescription } from '#contract/prescriptions.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type PrescriptionRow, prescriptionOf, prescriptionPage } from './queries.ts'

const pageSize = 30

type Page = { memberId: string; after?: string | undefined }

/** A professional sees their own and nobody else's. */
export async function ownPrescriptions(db: Db, page: Page) {
  const rows = await prescriptionPage(db, { ...page, most: pageSize + 1 })
  const items = rows.slice(0, pageSize).map(asSeen)
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

export async function ownPrescription(db: Db, own: { id: string; memberId: string }): Promise<Prescription> {
  const row = await prescriptionOf(db, own)
  if (!row) throw new Refusal('not_found')
  return asSeen(row)
}

function asSeen({ product_id, title, brand, slug, colour, ...row }: PrescriptionRow): Prescription {
  return {
    ...row,
    created_at: String(row.created_at),
    product: { id: product_id, title, brand, slug, color: colour },
  }
}
