import { linkTo, memberPaths } from '#contract/paths.ts'
import { tellDecisionJob } from '#server/invoices/mails/tell-decision.ts'
import { addStep } from '#server/invoices/queries.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'

type DecisionNews = {
  memberId: string
  invoiceId: string
  decisionId: string
  number: string
  status: 'counted' | 'rejected' | 'incomplete' | 'reversed'
  coins: number
  /** Nobody had to decide. */
  atOnce?: { opensAt: Temporal.Instant | undefined }
  now: Temporal.Instant
}

export async function tellMember(
  tx: Tx,
  { memberId, invoiceId, decisionId, number, status, coins, atOnce, now }: DecisionNews,
) {
  await addStep(tx, { invoiceId, step: status === 'incomplete' ? 'photo_requested' : status, now })
  const link = linkTo(memberPaths.invoice, { id: invoiceId })
  if (status === 'counted') {
    const facts = {
      number,
      coins,
      ...(atOnce && { at_once: { opens_at: atOnce.opensAt?.toString() ?? null } }),
    }
    await notify(tx, { memberId, kind: 'invoice_counted', facts, link, now })
  } else if (status === 'reversed')
    await notify(tx, { memberId, kind: 'invoice_reversed', facts: { number, coins }, link, now })
  else await notify(tx, { memberId, kind: `invoice_${status}`, facts: { number }, link, now })
  await enqueue(tx, tellDecisionJob, { decisionId })
}
