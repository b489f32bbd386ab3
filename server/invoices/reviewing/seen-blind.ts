import type { Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import type { Language } from '#contract/languages.ts'
import { blindChecksFor, isBlindFor } from '#server/invoices/blind/checks.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { likenessesOf } from './alike.ts'
import { invoicesWith, type Viewer } from './queries.ts'
import { rowOf } from './queue.ts'
import { riskOf } from './risk.ts'
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
  return {
    items: rows.map((row) => ({ ...rowOf(row), ...undecided, ...asItCame(row.number, row.found ?? []) })),
    ...rest,
  }
}

type Asked = Viewer & { invoiceId: string; language: Language }

export async function blindInvoice(db: Db, asked: Asked): Promise<OfficeInvoice> {
  if (!(await isBlindFor(db, asked.invoiceId, asked.staffId))) throw new Refusal('not_found')
  const seen = await invoiceForReview(db, asked)
  const reading = seen.reading && { ...seen.reading, findings: asFound(seen.reading.findings) }
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

/** A likeness that the first person has dismissed, and a number that they have mended, are as they were. */
function asItCame(number: string, found: Findings) {
  const findings = asFound(found)
  const typed = findings.find(({ code }) => code === 'number_differs')?.facts.typed
  return {
    number: typeof typed === 'string' ? typed : number,
    findings: findings.length,
    risk: riskOf(findings),
  }
}

function asFound(findings: Findings): Findings {
  return findings.map(({ code, facts: { dismissed, ...facts } }) => ({ code, facts }))
}
