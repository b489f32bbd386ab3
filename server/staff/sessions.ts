import type { StaffSession } from '#contract/staff-account.ts'
import type { Staff } from '#server/platform/actors.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteStaffSessionsOf, deleteStaffSessionWithId, staffSessionsOf } from './queries.ts'

export async function openStaffSessions(
  db: Db,
  staff: Staff,
  now: Temporal.Instant,
): Promise<StaffSession[]> {
  const sessions = await staffSessionsOf(db, staff.id, now)
  return sessions.map(({ id, device, created_at, expires_at, has_second_factor, token_hash }) => ({
    id,
    device,
    started_at: created_at.toString(),
    expires_at: expires_at.toString(),
    has_second_factor,
    current: token_hash.equals(staff.sessionHash),
  }))
}

export async function endStaffSession(tx: Tx, { staffId, id }: { staffId: string; id: string }) {
  if (!(await deleteStaffSessionWithId(tx, staffId, id))) throw new Refusal('not_found')
}

export async function endOtherStaffSessions(tx: Tx, { id: staffId, sessionHash }: Staff) {
  await deleteStaffSessionsOf(tx, { staffId, except: sessionHash })
}
