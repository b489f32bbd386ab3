import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

/** What was said last of each code counts, entered here or confirmed on a document. */
export async function codesOf(db: Db, roots: readonly string[]) {
  const { rows } = await sql<{ root: string; code: string; product: string }>`
    select distinct on (issuer, upper(code)) issuer as root, code, title as product
    from product_wording join product on product.id = product_id
    where issuer = any(${roots}::text[]) and code <> ''
    order by issuer, upper(code), confirmed_at desc`.execute(db)
  return rows
}

type NewCode = { root: string; code: string; productId: string; staffId: string; now: Temporal.Instant }

export async function storeCode(tx: Tx, { root, code, productId, staffId, now }: NewCode) {
  await sql`
    insert into product_wording (issuer, code, product_id, confirmed_by, confirmed_at)
    values (${root}, ${code}, ${productId}, ${staffId}, ${now})
    on conflict (issuer, upper(code)) where wording is null do update
    set code = excluded.code, product_id = excluded.product_id,
      confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`.execute(tx)
}

/** Answers whether anybody had said it. What documents say in words stays known. */
export async function deleteCode(tx: Tx, root: string, code: string): Promise<boolean> {
  const { rows: listed } = await sql`
    delete from product_wording
    where issuer = ${root} and upper(code) = upper(${code}) and wording is null returning id`.execute(tx)
  const { rows: confirmed } = await sql`
    update product_wording set code = null
    where issuer = ${root} and upper(code) = upper(${code}) returning id`.execute(tx)
  return listed.length + confirmed.length > 0
}

export async function codeMeaning(db: Db, root: string, code: string) {
  const { rows } = await sql<{ productId: string; title: string }>`
    select product_id as "productId", title from product_wording join product on product.id = product_id
    where issuer = ${root} and upper(code) = upper(${code})
    order by confirmed_at desc limit 1`.execute(db)
  return rows[0]
}
