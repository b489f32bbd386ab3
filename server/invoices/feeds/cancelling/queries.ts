import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** False if it was known to be cancelled. */
export async function insertCancelledKey(tx: Tx, accessKey: string, now: Temporal.Instant): Promise<boolean> {
  return isFound(
    tx
      .insertInto('cancelled_key')
      .values({ access_key: accessKey, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('access_key'),
  )
}

export async function isCancelledKey(db: Db, accessKey: string): Promise<boolean> {
  return (await cancelledKeys(db, [accessKey])).has(accessKey)
}

/** Those of the keys that are cancelled. */
export async function cancelledKeys(db: Db, accessKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ access_key: string }>`
    select access_key from cancelled_key where access_key = any(${accessKeys}::text[])`.execute(db)
  return new Set(rows.map(({ access_key }) => access_key))
}

export async function isOfCancelledKey(db: Db, invoiceId: string): Promise<boolean> {
  return isFound(
    db
      .selectFrom('invoice')
      .innerJoin('cancelled_key', 'cancelled_key.access_key', 'invoice.access_key')
      .select('invoice.id')
      .where('invoice.id', '=', invoiceId),
  )
}

type DocumentKey = { text: string; issuer: string; series: string; number: string }

/**
 * Invoices that say they are the document of this key: typed, or read. Each is looked up by itself, because an `or` over
 * them goes through all invoices; what was refused holds no key, and is found by what was read of it.
 */
const saysToBe = ({ text, issuer, series, number }: DocumentKey) => sql<boolean>`invoice.id in (
  select typed.id from invoice as typed where typed.access_key = ${text} and typed.status <> 'rejected'
  union all
  select invoice_id from invoice_reading as read
  where read.issuer = ${issuer} and read.series = ${series} and read.number = ${number}
)`

/** As `lockOwner`, of all that say to be the document of this key. */
export async function lockOwnersOfKey(tx: Tx, key: DocumentKey) {
  await sql`select lock_members(members_of_invoices(array(
    select id from invoice where ${saysToBe(key)}
  )))`.execute(tx)
}

/** A decision that is being carried out is awaited, or finds the key cancelled afterwards. */
export async function lockInvoicesOfKey(tx: Tx, key: DocumentKey) {
  return tx
    .selectFrom('invoice')
    .select(['id', 'status', 'access_key as accessKey', 'number'])
    .where(saysToBe(key))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whoever has it open and decides is told that it has changed; who has decided can still undo that. */
export async function noteChange(tx: Tx, invoiceId: string) {
  await sql`
    update invoice set version = version + 1 where id = ${invoiceId} and takes_effect_at is null`.execute(tx)
}
