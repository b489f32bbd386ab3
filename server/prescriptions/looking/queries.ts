import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { inOrder, literally } from '#server/platform/list-queries.ts'

export type PrescriptionFilters = {
  q?: string | undefined
  direction?: 'ascending' | 'descending' | undefined
}

/** Ids are made in the order of time. */
export function prescriptionRows(db: Db, { q, direction = 'descending' }: PrescriptionFilters) {
  const query = db
    .selectFrom('prescription')
    .innerJoin('member', 'member.id', 'prescription.member_id')
    .innerJoin('product', 'product.id', 'prescription.product_id')
    .select(['prescription.id', 'prescription.created_at', 'prescription.client_name'])
    .select(['prescription.pet_breed', 'prescription.daily_dose', 'prescription.member_id'])
    .select(['member.name as professional', 'product.title'])
    .orderBy('prescription.id', inOrder(direction))
  if (!q) return query
  const part = `%${literally(q)}%`
  return query.where(sql<boolean>`(prescription.client_name ilike ${part} or member.name ilike ${part})`)
}
