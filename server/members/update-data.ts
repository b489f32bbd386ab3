import type { Tx } from '#server/platform/db.ts'
import { voidRecoveries } from '#server/sessions/recovery.ts'
import { type OwnData, saveData } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'
import { dataGiven } from './verifying/ask.ts'

type Update = { memberId: string; data: OwnData; now: Temporal.Instant }

/** A link mailed to the address of before must not open the account any more. */
export async function updateData(tx: Tx, { memberId, data, now }: Update) {
  await refuseTaken(saveData(tx, memberId, data))
  await voidRecoveries(tx, memberId)
  await dataGiven(tx, { memberId, now })
}
