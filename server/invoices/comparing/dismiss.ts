import { keepOwner } from '#server/invoices/keep-owner.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeFindings, findingsToChange } from './queries.ts'

type Dismissal = { invoiceId: string; otherId: string }

/** Somebody has compared both: the likeness no longer speaks against the invoice. */
export async function dismissLikeness(tx: Tx, { invoiceId, otherId }: Dismissal) {
  await keepOwner(tx, invoiceId)
  const invoice = await findingsToChange(tx, invoiceId)
  const isMeant = ({ facts }: { facts: Record<string, unknown> }) => facts.invoice_id === otherId
  if (!invoice?.reading.findings.some(isMeant)) throw new Refusal('not_found')
  const findings = invoice.reading.findings.map((finding) =>
    isMeant(finding) ? { ...finding, facts: { ...finding.facts, dismissed: true } } : finding,
  )
  await changeFindings(tx, invoiceId, findings)
  return invoice
}
