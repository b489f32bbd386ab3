import type { Db, Tx } from './db.ts'
import { auditAbout, clearAudit, deleteJobsWith, deleteKeysOf } from './queries.ts'

/** What one feature knows of people: every feature that keeps something gives one of these to the list in app.ts. */
export type PersonalData = {
  /** Its name in the file that a person downloads. */
  readonly part: string
  /** The tables it reads; a test wants every table that belongs to somebody to be in one part. */
  readonly tables: readonly string[]
  /** Everything about one person, as they may see it. */
  read(db: Db, memberId: string, now: Temporal.Instant): Promise<unknown>
  /**
   * Erases what does not go by itself with the row of the member (`on delete cascade`): what is not tied to that row,
   * files, and coins to be written off. It runs before that row is deleted, which nobody else can reach any more.
   */
  erase?(tx: Tx, person: ErasedPerson): Promise<void>
}

type ErasedPerson = { readonly id: string; readonly email: string; readonly now: Temporal.Instant }

/** What the person did and what was done about them; who of the team did it is not theirs to know. */
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
