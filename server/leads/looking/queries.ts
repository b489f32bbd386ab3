import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { officeLeads } from '#contract/leads-office.ts'
import type { Db } from '#server/platform/db.ts'
import { foundIn, inOrder, membersFoundBy } from '#server/platform/list-queries.ts'

export type LeadFilters = z.output<(typeof officeLeads)['query']>

export function leadRows(db: Db, { q, status, direction = 'descending' }: LeadFilters) {
  const query = db
    .selectFrom('lead')
    .innerJoin('member', 'member.id', 'lead.member_id')
    .innerJoin('product', 'product.id', 'lead.product_id')
    .select(['lead.id', 'lead.created_at', 'lead.name', 'lead.email', 'lead.phone', 'lead.cep'])
    .select(['lead.pet_name', 'lead.answers', 'lead.daily_dose', 'lead.status', 'lead.member_id'])
    .select(['member.name as professional', 'product.title'])
    .orderBy('lead.id', inOrder(direction))
  const inState = status ? query.where('lead.status', '=', status) : query
  if (!q) return inState
  return inState.where(
    sql<boolean>`(${foundIn('lead.search_text', q)} or lead.member_id = any (${membersFoundBy(q)}))`,
  )
}
