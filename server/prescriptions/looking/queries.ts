import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { officePrescriptions } from '#contract/prescriptions-office.ts'
import type { Db } from '#server/platform/db.ts'
import { foundIn, inOrder, membersFoundBy } from '#server/platform/list-queries.ts'

export type PrescriptionFilters = z.output<(typeof officePrescriptions)['query']>

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
  return query.where(
    sql<boolean>`(${foundIn('prescription.search_text', q)} or prescription.member_id = any (${membersFoundBy(q)}))`,
  )
}
