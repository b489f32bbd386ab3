import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function wordingsOf(db: Db, issuers: readonly string[]) {
  return db
    .selectFrom('product_wording')
    .select(['issuer', 'wording', 'code', 'product_id as productId'])
    .where(sql<boolean>`issuer = any(${issuers}::text[])`)
    .orderBy('confirmed_at', 'desc')
    .execute()
}

export async function lockReading(tx: Tx, invoiceId: string) {
  return tx
    .selectFrom('invoice_reading')
    .innerJoin('invoice', 'invoice.id', 'invoice_reading.invoice_id')
    .select(['invoice_reading.reading', 'invoice.member_id', 'invoice.number'])
    .select(
      sql<boolean>`invoice.status = 'received' and invoice.takes_effect_at is null`.as('awaitsDecision'),
    )
    .where('invoice.id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
}

/** The documents of an issuer that nobody has decided on. A CPF is compared whole, a CNPJ by its first eight signs. */
export async function invoicesAwaiting(db: Db, issuer: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select invoice.id from invoice join invoice_reading on invoice_id = invoice.id
    cross join lateral (select upper(regexp_replace(reading #>> '{issuer,id}', '[^0-9A-Za-z]', '', 'g')) as id) as issuer
    where status = 'received' and takes_effect_at is null
      and ${issuer} = case length(issuer.id) when 14 then left(issuer.id, 8) else issuer.id end
    order by due_on, invoice.id`.execute(db)
  return rows.map(({ id }) => id)
}

type NewWording = {
  issuer: string
  wording: string
  code: string | null
  productId: string
  staffId: string
  now: Temporal.Instant
}

/** The last word counts. */
export async function storeWording(tx: Tx, { issuer, wording, code, productId, staffId, now }: NewWording) {
  const confirmed = { code, product_id: productId, confirmed_by: staffId, confirmed_at: now }
  await tx
    .insertInto('product_wording')
    .values({ issuer, wording, ...confirmed })
    .onConflict((conflict) => conflict.columns(['issuer', 'wording']).doUpdateSet(confirmed))
    .execute()
}

type Known = { issuer: string; wording: string; code: string | null }

/** What the issuer's own list of codes says stays. */
export async function deleteWording(tx: Tx, { issuer, wording, code }: Known) {
  await tx
    .deleteFrom('product_wording')
    .where('issuer', '=', issuer)
    .where('wording', 'is not', null)
    .where((by) => by.or([by('wording', '=', wording), ...(code ? [by('code', '=', code)] : [])]))
    .execute()
}

export async function updateRows(tx: Tx, invoiceId: string, rows: Reading['rows']) {
  await sql`
    update invoice_reading set reading = jsonb_set(reading, '{rows}', ${JSON.stringify(rows)}::jsonb)
    where invoice_id = ${invoiceId}`.execute(tx)
}
