import { linkTo, memberPaths } from '#contract/paths.ts'
import { tellDecisionJob } from '#server/invoices/mails/tell-decision.ts'
import { addStep, addSteps } from '#server/invoices/queries.ts'
import { notify, notifyEach } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, enqueueEach } from '#server/platform/jobs.ts'

type Decided = { memberId: string; invoiceId: string; decisionId: string; number: string; coins: number }

type CountedNews = Decided & {
  /** Nobody had to decide. */
  atOnce?: { opensAt: Temporal.Instant | undefined }
}

export async function tellCounted(tx: Tx, news: readonly CountedNews[], now: Temporal.Instant) {
  await addSteps(tx, { invoiceIds: news.map(({ invoiceId }) => invoiceId), step: 'counted', now })
  const messages = news.map(({ memberId, invoiceId, number, coins, atOnce }) => {
    const opening = atOnce && { at_once: { opens_at: atOnce.opensAt?.toString() ?? null } }
    return {
      memberId,
      facts: { number, coins, ...opening },
      link: linkTo(memberPaths.invoice, { id: invoiceId }),
    }
  })
  await notifyEach(tx, { kind: 'invoice_counted', messages, now })
  await enqueueEach(
    tx,
    tellDecisionJob,
    news.map(({ decisionId }) => ({ decisionId })),
  )
}

type DecisionNews = Decided & { status: 'rejected' | 'incomplete' | 'reversed'; now: Temporal.Instant }

export async function tellMember(
  tx: Tx,
  { memberId, invoiceId, decisionId, number, status, coins, now }: DecisionNews,
) {
  await addStep(tx, { invoiceId, step: status === 'incomplete' ? 'photo_requested' : status, now })
  const link = linkTo(memberPaths.invoice, { id: invoiceId })
  if (status === 'reversed')
    await notify(tx, { memberId, kind: 'invoice_reversed', facts: { number, coins }, link, now })
  else await notify(tx, { memberId, kind: `invoice_${status}`, facts: { number }, link, now })
  await enqueue(tx, tellDecisionJob, { decisionId })
}
