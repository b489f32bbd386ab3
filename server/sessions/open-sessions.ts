import type { OpenSession } from '#contract/sessions.ts'
import type { Member } from '#server/platform/actors.ts'
import type { Db } from '#server/platform/db.ts'
import { sessionsOf } from './queries.ts'

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
