import { decided } from '#server/members/decided.ts'
import { decisionJob } from '#server/members/decision-mail.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { setAsked, setGiven } from './queries.ts'

type Asking = { memberId: string; text: string; note?: string | undefined; now: Temporal.Instant }

/** The person goes on waiting. One question at a time: they are asked again once they have answered. */
export async function askMember(tx: Tx, { memberId, text, note, now }: Asking) {
  await decided(tx, memberId, setAsked(tx, { memberId, text, now }))
  await notify(tx, { memberId, kind: 'data_asked', facts: { text }, link: '/editar-dados', now })
  await enqueue(tx, decisionJob, { memberId, decision: 'asked', reason: text })
  return { subjectId: memberId, after: { asked: text, ...(note && { note }) } }
}

/** Whoever saves their data after being asked is looked at next, even if they found it right as it was. */
export async function dataGiven(tx: Tx, { memberId, now }: { memberId: string; now: Temporal.Instant }) {
  await setGiven(tx, memberId, now)
}
