import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import type { Language } from '#contract/languages.ts'
import { blindChecksFor, isBlindFor } from '#server/invoices/blind/checks.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { invoicesWith, type Viewer } from './queries.ts'
import { rowOf } from './queue.ts'
import { invoiceForReview } from './seen-by-staff.ts'

/** Nothing of the first decision: as if it had just come in. */
const undecided = {
  status: 'received',
  needs_second: false,
  claimed_by: null,
  is_claimed_by_me: false,
} as const

/** Invoices to look at again, as they were before they were decided. */
export async function blindQueueOf(db: Db, page: number | undefined, viewer: Viewer) {
  const { items, ...rest } = await blindChecksFor(db, viewer.staffId, page)
  const ids = items.map(({ id }) => id)
  const rows = await invoicesWith(db, ids, viewer)
  return { items: rows.map((row) => ({ ...rowOf(row), ...undecided })), ...rest }
}

type Asked = Viewer & { invoiceId: string; language: Language }

export async function blindInvoice(db: Db, asked: Asked): Promise<OfficeInvoice> {
  if (!(await isBlindFor(db, asked.invoiceId, asked.staffId))) throw new Refusal('not_found')
  const seen = await invoiceForReview(db, asked)
  return {
    ...seen,
    ...undecided,
    rows: seen.rows.map((row) => ({ ...row, counted_cents: null })),
    trace: seen.approval.trace,
    approval: { ...seen.approval, needs_second: false },
    claimed_until: null,
    barred: null,
    decision: null,
  }
}
