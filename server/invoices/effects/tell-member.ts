import { tellDecisionJob } from '#server/invoices/mails/tell-decision.ts'
import { noteStep } from '#server/invoices/path.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'

type News = {
  memberId: string
  invoiceId: string
  decisionId: string
  number: string
  status: 'counted' | 'rejected' | 'incomplete' | 'reversed'
  coins: number
  now: Temporal.Instant
}

/** A step on the path of the invoice, a message in the app, and a mail after the commit. */
export async function tellMember(
  tx: Tx,
  { memberId, invoiceId, decisionId, number, status, coins, now }: News,
) {
  await noteStep(tx, { invoiceId, step: status === 'incomplete' ? 'photo_requested' : status, now })
  const link = `/documentos-enviados/${invoiceId}` as const
  if (status === 'counted' || status === 'reversed')
    await notify(tx, { memberId, kind: `invoice_${status}`, facts: { number, coins }, link, now })
  else await notify(tx, { memberId, kind: `invoice_${status}`, facts: { number }, link, now })
  await enqueue(tx, tellDecisionJob, { decisionId })
}
