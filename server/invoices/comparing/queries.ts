import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type Other = {
  id: string
  number: string
  percent: number | null
  sender: 'same' | 'same_shop' | 'other_shop'
}

/** Other invoices held against one: how alike the pictures are, and whether the same person or shop sent them. */
export async function heldAgainst(db: Db, invoiceId: string, others: readonly string[]): Promise<Other[]> {
  const { rows } = await sql<Other>`
    select other.id, other.number,
      round((64 - bit_count(other.fingerprint # mine.fingerprint)) / 0.64)::int as percent,
      case when other.member_id = mine.member_id then 'same'
        when sender.profile_value = self.profile_value then 'same_shop' else 'other_shop' end as sender
    from invoice as mine
    join member as self on self.id = mine.member_id
    join invoice as other on other.id = any (${others}::uuid[])
    join member as sender on sender.id = other.member_id
    where mine.id = ${invoiceId}`.execute(db)
  return rows
}

/** What of an invoice can be held against another; nothing of its member. */
export async function comparable(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select([
      'invoice.number',
      'invoice.status',
      'invoice.sent_at',
      'invoice.coins',
      'invoice.access_key',
      'invoice.file_key',
      'invoice.file_type',
      'invoice.file_clean',
      'invoice.file_sha256',
      'invoice.page_keys',
      'invoice_reading.reading',
      'invoice_reading.issuer',
      'invoice_reading.series',
      'invoice_reading.number as documentNumber',
    ])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
}

export async function findingsToChange(tx: Tx, invoiceId: string) {
  return tx
    .selectFrom('invoice_reading')
    .innerJoin('invoice', 'invoice.id', 'invoice_reading.invoice_id')
    .select(['invoice_reading.reading', 'invoice.member_id', 'invoice.number'])
    .where('invoice.id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
}

/** A finding that was dismissed stays in the reading and no longer counts. */
export async function changeFindings(tx: Tx, invoiceId: string, findings: Reading['findings']) {
  const open = findings.filter(({ facts }) => !facts.dismissed).length
  await sql`
    update invoice_reading set reading = jsonb_set(reading, '{findings}', ${JSON.stringify(findings)}::jsonb)
    where invoice_id = ${invoiceId}`.execute(tx)
  await tx.updateTable('invoice').set({ findings: open }).where('id', '=', invoiceId).execute()
}
