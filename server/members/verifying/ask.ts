import { memberPaths } from '#contract/paths.ts'
import { decisionJob } from '#server/members/decision-mail.ts'
import { requireMemberChange } from '#server/members/require-member.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { setAnswered, setQuestion } from './queries.ts'

type Question = { memberId: string; text: string; note?: string | undefined; now: Temporal.Instant }

/** One question at a time; the next one after the answer. */
export async function askMember(tx: Tx, { memberId, text, note, now }: Question) {
  await requireMemberChange(tx, memberId, setQuestion(tx, { memberId, text, now }))
  await notify(tx, { memberId, kind: 'data_asked', facts: { text }, link: memberPaths.editData, now })
  await enqueue(tx, decisionJob, { memberId, decision: 'asked', reason: text })
  return { subjectId: memberId, after: { asked: text, ...(note && { note }) } }
}

/** Saving the data answers the question, even if nothing changed. */
export async function answerQuestion(tx: Tx, { memberId, now }: { memberId: string; now: Temporal.Instant }) {
  await setAnswered(tx, memberId, now)
}
