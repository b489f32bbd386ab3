import type { DecidedInvoice } from '#contract/invoices-review.ts'
import type { Decision } from '#contract/invoices-under-review.ts'
import type { Db } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { decisionsMade } from './queries.ts'

type Asked = {
  decision?: Decision | undefined
  by?: 'me' | undefined
  page?: number | undefined
  direction?: 'ascending' | 'descending' | undefined
}

/** What was decided and not taken back, the latest first. */
export async function decidedInvoices(db: Db, { decision, by, page, direction }: Asked, staffId: string) {
  const filters = { decision, staffId: by && staffId, oldestFirst: direction === 'ascending' }
  const { items, ...rest } = await pageOf(db, decisionsMade(db, filters), page)
  return { items: items.map(decidedRow), ...rest }
}

type Row = Awaited<ReturnType<ReturnType<typeof decisionsMade>['execute']>>[number]

function decidedRow(row: Row): DecidedInvoice {
  return {
    id: row.id,
    decision_id: row.decisionId,
    number: row.number,
    status: row.status,
    member: { id: row.memberId, name: row.memberName, workplace: row.workplace },
    decision: row.decision,
    coins: row.coins,
    decided_at: row.decided_at.toString(),
    decided_by: row.decidedBy,
    state: row.carried_out_at === null ? 'open' : row.awaits_second ? 'second' : 'done',
  }
}
