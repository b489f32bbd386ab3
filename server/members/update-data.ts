import type { Tx } from '#server/platform/db.ts'
import { voidPasswordLinks } from '#server/sessions/password-links.ts'
import { type OwnData, saveData } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'
import { answerQuestion } from './verifying/ask.ts'

type Update = { memberId: string; data: OwnData; now: Temporal.Instant }

/** A link mailed to the old address must not open the account. */
export async function updateData(tx: Tx, { memberId, data, now }: Update) {
  await refuseTaken(saveData(tx, memberId, data))
  await voidPasswordLinks(tx, 'members', memberId)
  await answerQuestion(tx, { memberId, now })
}
