import type { Db, Tx } from './db.ts'
import { auditAbout, clearAudit, deleteJobsWith, deleteKeysOf } from './queries.ts'

/** Every feature that stores personal data adds one of these to the list in app.ts. */
export type PersonalData = {
  readonly part: string
  readonly tables: readonly string[]
  read(db: Db, memberId: string, now: Temporal.Instant): Promise<unknown>
  /**
   * Erases what `on delete cascade` does not: unlinked rows, files, and coins to write off. Runs before the
   * member's row is deleted.
   */
  erase?(tx: Tx, person: ErasedPerson): Promise<void>
}

type ErasedPerson = { readonly id: string; readonly email: string; readonly now: Temporal.Instant }

/** Staff members are not named: that is their own personal data. */
export const activityData: PersonalData = {
  part: 'activity',
  tables: ['audit_entry', 'idempotency_key'],
  async read(db, memberId) {
    const entries = await auditAbout(db, memberId)
    return entries.map(({ at, action, actor_kind, before, after }) => ({
      at,
      action,
      by: actor_kind === 'staff' ? 'team' : 'person',
      ...(before !== null && { before }),
      ...(after !== null && { after }),
    }))
  },
  async erase(tx, { id, email }) {
    await clearAudit(tx, [id])
    await deleteKeysOf(tx, id)
    await deleteJobsWith(tx, [id, email])
  },
}
