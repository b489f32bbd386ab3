import { type RawBuilder, sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export async function holderOfKey(db: Db, accessKey: string) {
  return db
    .selectFrom('invoice')
    .select(['id', 'member_id'])
    .where('access_key', '=', accessKey)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
}

export async function isKeyUsed(db: Db, accessKey: string): Promise<boolean> {
  return isFound(db.selectFrom('used_access_key').select('access_key').where('access_key', '=', accessKey))
}

export async function typedAndReadKeys(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select(['invoice.access_key as typed', sql<string | null>`reading ->> 'access_key'`.as('read')])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

export function isKeyTaken(accessKey: string | RawBuilder<string>) {
  return sql<boolean>`(
    exists (
      select from invoice as other
      where other.access_key = ${accessKey} and other.status <> 'rejected' and other.id <> invoice.id
    ) or exists (select from used_access_key as used where used.access_key = ${accessKey})
  )`
}

export async function takeKey(tx: Tx, invoiceId: string, accessKey: string): Promise<boolean> {
  const { rows } = await sql`
    update invoice set access_key = ${accessKey}
    where id = ${invoiceId} and not ${isKeyTaken(accessKey)} returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Gives the invoice the key that its document proves, in place of the key that was typed; no key if that one is taken.
 * An invoice that has earned keeps the key it earned with.
 */
export async function setProvedKey(tx: Tx, invoiceId: string, accessKey: string) {
  await sql`
    update invoice set access_key = case
      when access_key = ${accessKey} then access_key
      when ${isKeyTaken(accessKey)} then null
      else ${accessKey}
    end
    where id = ${invoiceId} and status not in ('counted', 'reversed')`.execute(tx)
}
