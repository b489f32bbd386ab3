import type { Database, Tx } from '#server/platform/db.ts'
import { askForEmailChange, countEmailChange, isOtherEmail } from '#server/sessions/email-change/ask.ts'
import { type OwnData, saveData, saveEmailAsWritten } from './queries.ts'
import { answerQuestion } from './verifying/ask.ts'

type DataChange = { memberId: string; data: OwnData & { email: string }; now: Temporal.Instant }

/** Whether another e-mail is wanted: that is counted before anything is written. */
export async function prepareUpdate(
  database: Pick<Database, 'db' | 'transaction'>,
  { memberId, data, address, now }: DataChange & { address: string },
  limits: boolean,
) {
  const wantsOtherEmail = await isOtherEmail(database.db, { memberId, email: data.email })
  if (wantsOtherEmail) await countEmailChange(database, { memberId, address, now }, limits)
  return { wantsOtherEmail }
}

type Update = DataChange & { wantsOtherEmail: boolean; userAgent: string }

/** Another e-mail counts once it is confirmed at its mailbox; the same one, written otherwise, counts at once. */
export async function updateData(tx: Tx, { memberId, data, wantsOtherEmail, userAgent, now }: Update) {
  await saveData(tx, memberId, data)
  if (wantsOtherEmail) await askForEmailChange(tx, { memberId, email: data.email, userAgent, now })
  else await saveEmailAsWritten(tx, memberId, data.email)
  await answerQuestion(tx, { memberId, now })
}
