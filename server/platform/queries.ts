import { sql } from 'kysely'
import type { Actor } from './authorise.ts'
import type { Db, Tx } from './db.ts'

/** What a command changed: the row it was about, and how that looked before and after. */
export type Change = { subjectId?: string; before?: unknown; after?: unknown }

type AuditEntry = Change & { actor: Actor; action: string; at: Temporal.Instant; requestId: string }

export async function writeAudit(
  tx: Tx,
  { actor, action, at, subjectId, before, after, requestId }: AuditEntry,
) {
  const { member, staff } = actor
  await tx
    .insertInto('audit_entry')
    .values({
      at,
      actor_kind: member ? 'member' : staff ? 'staff' : 'nobody',
      actor_id: member?.id ?? staff?.id ?? null,
      action,
      subject_id: subjectId ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: requestId,
    })
    .execute()
}

type Claim = { actorId: string; key: string; action: string; requestHash: Buffer; now: Temporal.Instant }

/** True if the key is new. A rival with the same key waits here until the first has committed or rolled back. */
export async function claimKey(tx: Tx, { actorId, key, action, requestHash, now }: Claim): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ actor_id: actorId, key, action, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['actor_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function claimedBefore(db: Db, { actorId, key }: Pick<Claim, 'actorId' | 'key'>) {
  return db
    .selectFrom('idempotency_key')
    .select(['action', 'request_hash', 'answer'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export async function keepAnswer(tx: Tx, { actorId, key }: Pick<Claim, 'actorId' | 'key'>, answer: unknown) {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute()
}

export async function forgetKeysBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', time).execute()
}

export async function addJob(tx: Tx, name: string, payload: unknown) {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(tx)
}

export async function ping(db: Db) {
  await sql`select 1`.execute(db)
}
