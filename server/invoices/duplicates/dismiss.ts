import { lockOwner } from '#server/invoices/queries.ts'
import { lockFindings, updateFindings } from '#server/invoices/recording/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'

type Dismissal = { invoiceId: string; otherId: string }

/** After a person has compared both, the likeness no longer speaks against the invoice. */
export async function dismissLikeness(tx: Tx, { invoiceId, otherId }: Dismissal) {
  await lockOwner(tx, invoiceId)
  const invoice = await lockFindings(tx, invoiceId)
  const isMeant = ({ facts }: { facts: Record<string, unknown> }) => facts.invoice_id === otherId
  if (!invoice?.reading.findings.some(isMeant)) throw new Refusal('not_found')
  const findings = invoice.reading.findings.map((finding) =>
    isMeant(finding) ? { ...finding, facts: { ...finding.facts, dismissed: true } } : finding,
  )
  await updateFindings(tx, invoiceId, findings)
  return invoice
}
