import type { Member } from '#server/platform/actors.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { askForEmailChange, countEmailChange, isOtherEmail } from '#server/sessions/email-change/ask.ts'
import { requireFreshProof } from '#server/sessions/prove.ts'
import { type OwnData, saveData, saveEmailAsWritten } from './queries.ts'
import { answerQuestion } from './verifying/ask.ts'

type DataChange = { data: OwnData & { email: string }; now: Temporal.Instant }

/** Another e-mail is another key to the account, so who wants one has to show who they are; it is counted, too. */
export async function prepareUpdate(
  database: Pick<Database, 'db' | 'transaction'>,
  { member, data, address, now }: DataChange & { member: Member; address: string },
  limits: boolean,
) {
  const memberId = member.id
  const wantsOtherEmail = await isOtherEmail(database.db, { memberId, email: data.email })
  if (wantsOtherEmail) {
    await requireFreshProof(database.db, member, now)
    await countEmailChange(database, { memberId, address, now }, limits)
  }
  return { wantsOtherEmail }
}

type Update = DataChange & { memberId: string; wantsOtherEmail: boolean; userAgent: string }

/** Another e-mail counts once it is confirmed at its mailbox; the same one, written otherwise, counts at once. */
export async function updateData(tx: Tx, { memberId, data, wantsOtherEmail, userAgent, now }: Update) {
  await saveData(tx, memberId, data)
  if (wantsOtherEmail) await askForEmailChange(tx, { memberId, email: data.email, userAgent, now })
  else await saveEmailAsWritten(tx, memberId, data.email)
  await answerQuestion(tx, { memberId, now })
}
