import type * as z from 'zod/mini'
import type { DecidedInvoice, decidedInvoices as decidedQuery } from '#contract/invoices-review.ts'
import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { standingDecisions } from './queries.ts'

type DecidedFilters = z.output<(typeof decidedQuery)['query']>

export async function decidedInvoices(db: Db, filters: DecidedFilters, staffId: string) {
  const decisions = standingDecisions(db, queryFilters(filters, staffId))
  const { items, ...rest } = await pageOf(db, decisions, filters.page, 'made.id')
  return { items: items.map(decidedRow), ...rest }
}

export function decidedFile(
  filters: DecidedFilters,
  { staffId, language }: { staffId: string; language: Language },
) {
  return listFile(
    textsIn(language).decided_file,
    (tx) => standingDecisions(tx, queryFilters(filters, staffId)),
    (row) => [
      row.number,
      row.memberName,
      row.workplace,
      row.decision,
      row.coins,
      row.status,
      row.decided_at,
      row.decidedBy,
    ],
  )
}

function queryFilters({ decision, by, direction }: DecidedFilters, staffId: string) {
  return { decision, staffId: by && staffId, readerId: staffId, oldestFirst: direction === 'ascending' }
}

type StandingDecision = Awaited<ReturnType<ReturnType<typeof standingDecisions>['execute']>>[number]

function decidedRow(row: StandingDecision): DecidedInvoice {
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
