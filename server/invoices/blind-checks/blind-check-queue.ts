import type { Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import type { Reviewer } from '#server/invoices/deciding/queries.ts'
import { likenessesOf } from '#server/invoices/duplicates/likenesses.ts'
import { invoiceForReview, type ReviewRequest } from '#server/invoices/reviewing/invoice-for-review.ts'
import { invoicesByIds } from '#server/invoices/reviewing/queries.ts'
import { queueRow } from '#server/invoices/reviewing/queue.ts'
import { riskOf } from '#server/invoices/reviewing/risk.ts'
import type { Db } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { blindChecksInOrder, isBlindCheckOpen } from './queries.ts'

/** Shows nothing of the first decision, as if the invoice had just come in. */
const undecided = {
  status: 'received',
  needs_second: false,
  claimed_by: null,
  is_claimed_by_me: false,
} as const

export async function blindCheckQueue(db: Db, page: number | undefined, reviewer: Reviewer) {
  const { items, ...rest } = await pageOf(db, blindChecksInOrder(db, reviewer.staffId), page)
  const ids = items.map(({ id }) => id)
  const rows = await invoicesByIds(db, ids, reviewer)
  return {
    items: rows.map((row) => ({
      ...queueRow(row),
      ...undecided,
      ...asItCame(row.number, row.findingList ?? []),
    })),
    ...rest,
  }
}

/** Opened from anywhere else, an invoice that this person has yet to check shows as little. */
export async function invoiceAsSeen(db: Db, review: ReviewRequest): Promise<OfficeInvoice> {
  if (!(await isBlindCheckOpen(db, review.invoiceId, review.staffId))) return invoiceForReview(db, review)
  return { ...(await blindInvoice(db, review)), barred: 'blind_check' }
}

export async function blindInvoice(db: Db, review: ReviewRequest): Promise<OfficeInvoice> {
  if (!(await isBlindCheckOpen(db, review.invoiceId, review.staffId))) throw new Refusal('not_found')
  const seen = await invoiceForReview(db, review)
  const reading = seen.reading && { ...seen.reading, findings: withoutDismissals(seen.reading.findings) }
  return {
    ...seen,
    ...undecided,
    ...asItCame(seen.number, reading?.findings ?? []),
    reading,
    alike: await likenessesOf(db, { id: seen.id, reading }),
    rows: seen.rows.map((row) => ({ ...row, counted_cents: null })),
    trace: seen.approval.trace,
    approval: { ...seen.approval, needs_second: false },
    claimed_until: null,
    barred: null,
    decision: null,
  }
}

type Findings = Reading['findings']

/** Shows the number as it was typed and every finding, even if the first person corrected or dismissed them. */
function asItCame(number: string, found: Findings) {
  const findings = withoutDismissals(found)
  const typed = findings.find(({ code }) => code === 'number_differs')?.facts.typed
  return {
    number: typeof typed === 'string' ? typed : number,
    findings: findings.length,
    risk: riskOf(findings),
  }
}

function withoutDismissals(findings: Findings): Findings {
  return findings.map(({ code, facts: { dismissed, ...facts } }) => ({ code, facts }))
}
