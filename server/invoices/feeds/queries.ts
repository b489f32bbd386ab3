import { sql } from 'kysely'
import type { FeedDoor, FeedOutcome } from '#contract/invoices-feeds.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'

export type NewFeed = {
  door: FeedDoor
  staffId?: string | undefined
  keyId?: string | undefined
  fileName: string
  fileKey: string
  sha256: Buffer
  now: Temporal.Instant
}

/** Undefined if the folder has handed over the same file before. */
export async function insertFeed(tx: Tx, feed: NewFeed): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('feed')
    .values({
      received_at: feed.now,
      door: feed.door,
      staff_id: feed.staffId ?? null,
      key_id: feed.keyId ?? null,
      file_name: feed.fileName,
      file_sha256: feed.sha256,
      file_key: feed.fileKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** With the place from which it goes on; undefined once all of it is taken in. */
export async function feedToTake(db: Db, feedId: string) {
  return db
    .selectFrom('feed')
    .leftJoin('api_key', 'api_key.id', 'feed.key_id')
    .select(['feed.file_name as name', 'feed.file_key as fileKey', 'api_key.distributor_id as distributorId'])
    .select(
      sql<number>`(select coalesce(max(entry), 1) from feed_item where feed_id = feed.id)`.as('nextEntry'),
    )
    .where('feed.id', '=', feedId)
    .where('feed.finished_at', 'is', null)
    .executeTakeFirst()
}

export type FeedPlace = { feedId: string; entry: number; part: number }

/** False if it was taken in before. Of two workers with one feed, the second waits here and then finds it taken. */
export async function isStillToTake(tx: Tx, { feedId, entry, part }: FeedPlace): Promise<boolean> {
  const feed = tx.selectFrom('feed').select('id').where('id', '=', feedId).where('finished_at', 'is', null)
  if (!(await isFound(feed.forUpdate()))) return false
  return !(await isFound(
    tx
      .selectFrom('feed_item')
      .select('entry')
      .where('feed_id', '=', feedId)
      .where('entry', '=', entry)
      .where('part', '=', part),
  ))
}

export type FeedResult = { outcome: FeedOutcome; reason?: string | null; accessKey?: string }

export async function insertItem(tx: Tx, item: FeedPlace & FeedResult & { name: string }) {
  const { feedId, entry, part, name, outcome, reason = null, accessKey = null } = item
  await tx
    .insertInto('feed_item')
    .values({ feed_id: feedId, entry, part, name, outcome, reason, access_key: accessKey })
    .execute()
}

/** The file that is not needed any more. */
export async function finishFeed(tx: Tx, feedId: string, now: Temporal.Instant) {
  const feed = await tx
    .updateTable('feed')
    .set({ finished_at: now, file_key: null })
    .where('id', '=', feedId)
    .where('finished_at', 'is', null)
    .returning(sql.ref<string>('old.file_key').as('fileKey'))
    .executeTakeFirst()
  return feed?.fileKey
}

const counted = (outcome: FeedOutcome) =>
  sql<number>`(select count(*) from feed_item where feed_id = feed.id and outcome = ${outcome})`

function feeds(db: Db) {
  return db
    .selectFrom('feed')
    .leftJoin('staff', 'staff.id', 'feed.staff_id')
    .leftJoin('api_key', 'api_key.id', 'feed.key_id')
    .leftJoin('distributor', 'distributor.id', 'api_key.distributor_id')
    .select(['feed.id', 'feed.received_at', 'feed.door', 'feed.file_name', 'feed.finished_at'])
    .select(sql<string | null>`coalesce(staff.name, api_key.name, distributor.title)`.as('from'))
    .select([counted('sent').as('sent'), counted('waiting').as('waiting'), counted('known').as('known')])
    .select([counted('cancelled').as('cancelled'), counted('refused').as('refused')])
    .select(counted('not_understood').as('not_understood'))
    .select(
      sql<number>`(
        select count(*) from feed_item join invoice on invoice.access_key = feed_item.access_key
        where feed_id = feed.id and outcome = 'sent' and invoice.status = 'counted'
      )`.as('counted'),
    )
}

type ListPage = { direction?: 'ascending' | 'descending' | undefined; page?: number | undefined }

export async function feedPage(db: Db, { direction, page }: ListPage) {
  const order = direction === 'ascending' ? 'asc' : 'desc'
  return pageOf(db, feeds(db).orderBy('feed.received_at', order).orderBy('feed.id', order), page)
}

export async function feedById(db: Db, feedId: string) {
  return feeds(db).where('feed.id', '=', feedId).executeTakeFirst()
}

export async function resultsOf(db: Db, feedId: string) {
  return db
    .selectFrom('feed_item')
    .select(['outcome', 'reason', sql<number>`count(*)`.as('count')])
    .where('feed_id', '=', feedId)
    .groupBy(['outcome', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
}

const mostLeft = 200

export async function leftOf(db: Db, feedId: string) {
  return db
    .selectFrom('feed_item')
    .select(['entry', 'part', 'name', 'outcome', 'reason'])
    .where('feed_id', '=', feedId)
    .where('outcome', 'in', ['refused', 'not_understood'])
    .orderBy('entry')
    .orderBy('part')
    .limit(mostLeft)
    .execute()
}

export async function deleteFeedsBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('feed').where('finished_at', '<', time).execute()
}

/** Whether this worker may look into the folder; another one is doing it otherwise. */
export async function couldLockFolder(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('folder of feeds')) as free`.execute(tx)
  return rows[0]?.free === true
}
