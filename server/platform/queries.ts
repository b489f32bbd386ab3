import { sql } from 'kysely'
import type { Actor } from './authorise.ts'
import { type Db, isFound, type Tx } from './db.ts'

export type Change = {
  subjectId?: string
  before?: unknown
  after?: unknown
}

type AuditEntry = Change & { actor: Actor; action: string; at: Temporal.Instant; requestId: string }

/**
 * False if the member was erased. An erasure starts only after the commit, so that it finds everything the command
 * wrote; and a command that waits for it holds nothing yet that the erasure could wait for.
 */
export async function lockCaller(tx: Tx, memberId: string): Promise<boolean> {
  return isFound(tx.selectFrom('member').select('id').where('id', '=', memberId).forKeyShare())
}

export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, at, subjectId = null, before, after, requestId } = entry
  const { member, staff, machine } = actor
  const kind = member ? 'member' : staff ? 'staff' : machine ? 'machine' : 'nobody'
  const actorId = member?.id ?? staff?.id ?? machine?.keyId ?? null
  await sql`
    insert into audit_entry (at, actor_kind, actor_id, action, subject_id, before, after, request_id)
    values (${at}::timestamptz, ${kind}::text, ${actorId}::uuid, ${action}::text,
      ${subjectId}::uuid, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb, ${requestId}::text)`.execute(tx)
}

function asJson(value: unknown) {
  return value === undefined ? null : JSON.stringify(value)
}

type Claim = { actorId: string; key: string; action: string; requestHash: Buffer; now: Temporal.Instant }

/** True if the key is new. A rival waits here until the first transaction ends. */
export async function claimKey(tx: Tx, { actorId, key, action, requestHash, now }: Claim): Promise<boolean> {
  return isFound(
    tx
      .insertInto('idempotency_key')
      .values({ actor_id: actorId, key, action, request_hash: requestHash, created_at: now })
      .onConflict((conflict) => conflict.columns(['actor_id', 'key']).doNothing())
      .returning('key'),
  )
}

export async function claimedBefore(db: Db, { actorId, key }: Pick<Claim, 'actorId' | 'key'>) {
  return db
    .selectFrom('idempotency_key')
    .select(['action', 'request_hash', 'answer', 'sealed_answer'])
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

/** The id stays readable, so that the answer is found when what it tells of is erased. */
export async function keepSealedAnswer(
  tx: Tx,
  { actorId, key }: Pick<Claim, 'actorId' | 'key'>,
  { sealed, id }: { sealed: Buffer; id: unknown },
) {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify({ id }), sealed_answer: sealed })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute()
}

export async function forgetKeysBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', time).execute()
}

type NewJob = { name: string; payload: unknown; afterSeconds: number; priority: number }

export async function addJob(tx: Tx, { name, payload, afterSeconds, priority }: NewJob) {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, run_at => now() + make_interval(secs => ${afterSeconds}),
      priority => ${priority}
    )`.execute(tx)
}

type NewJobs = { name: string; jobs: readonly { payload: unknown; afterSeconds: number }[]; priority: number }

export async function addJobs(tx: Tx, { name, jobs, priority }: NewJobs) {
  await sql`
    select graphile_worker.add_jobs(array_agg(row(
      ${name}, payload, null, now() + make_interval(secs => "afterSeconds"), null, null, ${priority}::integer, null
    )::graphile_worker.job_spec))
    from json_to_recordset(${JSON.stringify(jobs)}::json) as added (payload json, "afterSeconds" integer)`.execute(
    tx,
  )
}

type TakenJob = { id: string; payload: unknown; created_at: Date }

/** Others of the name of a job that is run, which nobody has begun. They belong to its worker, and are begun with it. */
export async function takeJobsLike(tx: Tx, leadId: string, most: number): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    with waiting as (
      select id from graphile_worker._private_jobs
      where task_id = (select task_id from graphile_worker._private_jobs where id = ${leadId})
      and is_available and attempts = 0 and run_at <= now()
      order by priority, run_at limit ${most} for update skip locked
    ), taken as (
      update graphile_worker._private_jobs as job set attempts = 1, locked_at = now(),
        locked_by = (select locked_by from graphile_worker._private_jobs where id = ${leadId})
      from waiting where job.id = waiting.id
      returning job.id, job.payload, job.created_at, job.priority, job.run_at
    )
    select id, payload, created_at from taken order by priority, run_at, id`.execute(tx)
  return rows
}

export async function deleteJobs(tx: Tx, ids: readonly string[]) {
  await sql`delete from graphile_worker._private_jobs where id = any(${ids}::bigint[])`.execute(tx)
}

/** Whoever comes next finds them begun. */
export async function giveJobsBack(tx: Tx, ids: readonly string[]) {
  await sql`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where id = any(${ids}::bigint[])`.execute(tx)
}

export async function isHandedOver(db: Db, eventId: string) {
  return isFound(db.selectFrom('handed_mail').select('event_id').where('event_id', '=', eventId))
}

type HandedMail = { eventId: string; now: Temporal.Instant }

export async function noteHandedOver(tx: Tx, mails: readonly HandedMail[]) {
  await tx
    .insertInto('handed_mail')
    .values(mails.map(({ eventId, now }) => ({ event_id: eventId, handed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetHandedMailsBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('handed_mail').where('handed_at', '<', time).execute()
}

export async function beat(tx: Tx, name: string) {
  await sql`
    insert into heartbeat (name) values (${name})
    on conflict (name) do update set beat_at = now()`.execute(tx)
}

/** Undefined if none is known. */
export async function secondsSinceWorker(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(beat_at))::float8 as seconds from heartbeat
    where name not like 'web %'`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/** How many were taken. A job is locked by the name under which its worker beats. */
export async function takeJobsOfTheDead(tx: Tx, deadAfterSeconds: number): Promise<number> {
  await sql`
    delete from heartbeat where beat_at < now() - make_interval(secs => ${deadAfterSeconds})`.execute(tx)
  const { numAffectedRows = 0n } = await sql`
    update graphile_worker._private_jobs as job set locked_at = null, locked_by = null
    where locked_at < now() - make_interval(secs => ${deadAfterSeconds})
    and not exists (select from heartbeat where name = locked_by)`.execute(tx)
  return Number(numAffectedRows)
}

export async function addMissedRun(tx: Tx, name: string, dueAt: Temporal.Instant) {
  await sql`
    with missed as (
      update graphile_worker._private_known_crontabs set last_execution = ${dueAt}
      where identifier = ${name} and coalesce(last_execution, known_since) < ${dueAt} returning identifier
    )
    select graphile_worker.add_job(identifier) from missed`.execute(tx)
}

export async function unlockJobsOf(tx: Tx, poolId: string) {
  await sql`select graphile_worker.force_unlock_workers(array[${poolId}::text])`.execute(tx)
}

/** Processes that start together claim the file store one after the other. */
export async function waitForOtherClaims(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('file store'))`.execute(tx)
}

/** Also of a database that an older version left. */
export async function hasHadStore(db: Db): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select coalesce((to_jsonb(setting) ->> 'file_store_claimed')::boolean, false) as claimed
    from setting`.execute(db)
  return rows[0]?.claimed === true
}

export async function noteStore(tx: Tx) {
  await tx
    .updateTable('setting')
    .set({ file_store_claimed: true })
    .where('file_store_claimed', '=', false)
    .execute()
}

export async function acceptedFiles(db: Db, prefix: string): Promise<number> {
  const sweep = await db
    .selectFrom('file_sweep')
    .select('accepted')
    .where('prefix', '=', prefix)
    .executeTakeFirst()
  return sweep?.accepted ?? 0
}

type FileSweep = { prefix: string; files: number; unused: number; isRefused: boolean; now: Temporal.Instant }

/** What was accepted counts for one look. */
export async function noteSweep(tx: Tx, { isRefused, now, ...facts }: FileSweep) {
  const sweep = { ...facts, refused: isRefused, swept_at: now, accepted: 0 }
  await tx
    .insertInto('file_sweep')
    .values(sweep)
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet(sweep))
    .execute()
}

/** A backup holds this lock as long as it runs; here it is taken only for the moment of asking. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtext('backup')) as free`.execute(db)
  return rows[0]?.free === false
}

export async function worksAsSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`
    select rolsuper from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.rolsuper === true
}

export async function gaugeRows<Row>(db: Db, text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows
}

export async function auditAbout(db: Db, memberId: string) {
  return db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor_kind', 'before', 'after'])
    .where((entry) => entry.or([entry('actor_id', '=', memberId), entry('subject_id', '=', memberId)]))
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function clearAudit(tx: Tx, ids: readonly string[]) {
  await sql`select clear_audit(${ids}::uuid[])`.execute(tx)
}

export async function deleteKeysOf(tx: Tx, actorId: string) {
  await tx.deleteFrom('idempotency_key').where('actor_id', '=', actorId).execute()
}

export async function deleteJobsWith(tx: Tx, values: readonly string[]) {
  const wanted = values.map((value) => value.toLowerCase())
  await sql`
    delete from graphile_worker._private_jobs
    where exists (
      select from jsonb_path_query(payload::jsonb, 'strict $.** ? (@.type() == "string")') as value
      where lower(value #>> '{}') = any(${wanted}::text[])
    )`.execute(tx)
}

export async function partitionedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

export async function makePartitions(tx: Tx, table: string, until: Temporal.Instant) {
  await sql`select make_partitions(${table}, ${until})`.execute(tx)
}
