import type { Consents } from '#contract/members-privacy.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { consentHistory, insertCommunications, withdrawCommunications } from './queries.ts'

/** The version of the question's wording on the screens. */
const communicationsVersion = '1'

export async function consentsOf(db: Db, memberId: string): Promise<Consents> {
  const history = await consentHistory(db, memberId)
  return {
    communications: history.some(({ kind, withdrawn_at }) => kind === 'communications' && !withdrawn_at),
    history: history.map(({ kind, version, given_at, withdrawn_at }) => ({
      kind,
      version,
      given_at: given_at.toString(),
      withdrawn_at: withdrawn_at?.toString() ?? null,
    })),
  }
}

type Choice = { memberId: string; communications: boolean; now: Temporal.Instant }

export async function changeConsents(tx: Tx, { memberId, communications, now }: Choice) {
  if (communications) await giveCommunications(tx, { memberId, now })
  else await withdrawCommunications(tx, memberId, now)
  return consentsOf(tx, memberId)
}

export async function giveCommunications(tx: Tx, { memberId, now }: Omit<Choice, 'communications'>) {
  await insertCommunications(tx, { memberId, version: communicationsVersion, now })
}
