import type { OpenSession } from '#contract/sessions.ts'
import type { Member } from '#server/platform/actors.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { forgetUnusedDevices } from './devices/known-device.ts'
import { deleteEmailChangesExpiredBy } from './email-change/queries.ts'
import { deleteCodesExpiredBy } from './phone/queries.ts'
import {
  deleteAttemptsBefore,
  deleteLinksExpiredBy,
  deleteSessionsExpiredBy,
  deleteSessionsOf,
  deleteSessionWithId,
  sessionsOf,
} from './queries.ts'

export async function openSessions(db: Db, member: Member, now: Temporal.Instant): Promise<OpenSession[]> {
  const sessions = await sessionsOf(db, member.id, now)
  return sessions.map(({ id, device, created_at, last_used_at, token_hash }) => ({
    id,
    device,
    started_at: created_at.toString(),
    last_used_at: last_used_at.toString(),
    current: token_hash.equals(member.sessionHash),
  }))
}

export async function endAllSessions(tx: Tx, memberId: string) {
  await deleteSessionsOf(tx, { memberId })
}

export async function endOtherSessions(tx: Tx, { id: memberId, sessionHash }: Member) {
  await deleteSessionsOf(tx, { memberId, except: sessionHash })
}

export async function endSession(tx: Tx, { memberId, id }: { memberId: string; id: string }) {
  if (!(await deleteSessionWithId(tx, memberId, id))) throw new Refusal('not_found')
}

export async function forgetExpiredSessions(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteSessionsExpiredBy(tx, now)
  await deleteLinksExpiredBy(tx, now)
  await deleteEmailChangesExpiredBy(tx, now)
  await deleteCodesExpiredBy(tx, now)
  await deleteAttemptsBefore(tx, now.subtract({ hours: 24 }))
  await forgetUnusedDevices(tx, { now })
}
