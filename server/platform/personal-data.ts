import type { DB } from '#db/schema.ts'
import type { Db, Tx } from './db.ts'
import { auditAbout, clearAudit, deleteJobsWith, deleteKeysOf } from './queries.ts'

/** Every feature that stores personal data adds one of these to the list in app.ts. */
export type PersonalData = {
  readonly part: string
  readonly tables: PersonalTables
  read(db: Db, memberId: string, now: Temporal.Instant): Promise<unknown>
  /**
   * Erases what `on delete cascade` does not: unlinked rows, files, and coins to write off. Runs before the
   * member's row is deleted.
   */
  erase?(tx: Tx, person: ErasedPerson): Promise<void>
}

/**
 * Every column of the tables: those that the person's own file tells, and those that it keeps back, because they are
 * the team's or somebody else's, open something, or say nothing.
 */
type PersonalTables = {
  readonly [Table in keyof DB]?: {
    readonly told: readonly (keyof DB[Table])[]
    readonly kept: readonly (keyof DB[Table])[]
  }
}

type ErasedPerson = { readonly id: string; readonly email: string; readonly now: Temporal.Instant }

/** The names of the facts of an audit entry that the person is told. */
export type ToldFacts = { readonly before?: readonly string[]; readonly after?: readonly string[] }

/** Staff members are not named: that is their own personal data. An action that is not listed is not told. */
export function activityData(told: Readonly<Record<string, ToldFacts>>): PersonalData {
  return {
    part: 'activity',
    tables: {
      audit_entry: {
        told: ['at', 'action', 'actor_kind', 'before', 'after'],
        kept: ['id', 'actor_id', 'subject_id', 'request_id'],
      },
      idempotency_key: {
        told: [],
        kept: ['action', 'actor_id', 'answer', 'sealed_answer', 'created_at', 'key', 'request_hash'],
      },
    },
    async read(db, memberId) {
      const entries = await auditAbout(db, memberId)
      return entries.flatMap(({ at, action, actor_kind, before, after }) => {
        const facts = told[action]
        if (!facts) return []
        const by = actor_kind === 'staff' ? 'team' : 'person'
        return {
          at,
          action,
          by,
          ...only('before', before, facts.before),
          ...only('after', after, facts.after),
        }
      })
    },
    async erase(tx, { id, email }) {
      await clearAudit(tx, [id])
      await deleteKeysOf(tx, id)
      await deleteJobsWith(tx, [id, email])
    },
  }
}

function only(when: 'before' | 'after', facts: unknown, names: readonly string[] = []) {
  if (typeof facts !== 'object' || facts === null) return {}
  const told = Object.entries(facts).filter(([name]) => names.includes(name))
  return told.length > 0 ? { [when]: Object.fromEntries(told) } : {}
}
