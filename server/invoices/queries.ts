import { sql } from 'kysely'
import type { Invoice, PathStep } from '#contract/invoices.ts'
import type { Region } from '#contract/invoices-reading.ts'
import { type Db, isFound, listParameter, momentText, prepared, type Tx } from '#server/platform/db.ts'
import { isKeyTaken } from './access-keys/queries.ts'
import type { SentDocument } from './document.ts'

type NewInvoice = {
  memberId: string
  number: string
  accessKey: string | undefined
  document: SentDocument
  estimate: number
  dueOn: string
  now: Temporal.Instant
}

/** Undefined if another invoice has the key, or if this member has sent the same file. A rival's commit is awaited. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<string | undefined> {
  const { memberId, number, accessKey, document, estimate, dueOn, now } = invoice
  const inserted = await tx
    .insertInto('invoice')
    .values({
      member_id: memberId,
      number,
      access_key: accessKey ?? null,
      file_key: document.key,
      file_type: document.type,
      file_clean: document.isClean,
      file_sha256: document.sha256,
      estimate,
      due_on: Temporal.PlainDate.from(dueOn),
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

type NewRow = {
  productId: string
  valueCents: number
  rateThousandths: number
  recommendation?: string | undefined
}

export async function insertRows(tx: Tx, invoiceId: string, rows: readonly NewRow[]) {
  const values = rows.map(({ productId, valueCents, rateThousandths, recommendation }, position) => ({
    invoice_id: invoiceId,
    position,
    product_id: productId,
    value_cents: valueCents,
    rate_thousandths: rateThousandths,
    recommendation: recommendation ?? null,
  }))
  await tx.insertInto('invoice_row').values(values).execute()
}

type Step = { invoiceId: string; step: PathStep; now: Temporal.Instant }

export async function addStep(tx: Tx, { invoiceId, step, now }: Step) {
  await addSteps(tx, { invoiceIds: [invoiceId], step, now })
}

type Steps = Omit<Step, 'invoiceId'> & { invoiceIds: readonly string[] }

export async function addSteps(tx: Tx, { invoiceIds, step, now }: Steps) {
  await sql`
    insert into invoice_step (invoice_id, step, at)
    select id, ${step}::text, ${now}::timestamptz from unnest(${invoiceIds}::uuid[]) as id`.execute(tx)
}

export type BetterPhoto = { invoiceId: string; memberId: string; document: SentDocument }

/** The files that were there before; undefined if nobody has asked for a better photo. */
export async function replaceFile(tx: Tx, { invoiceId, memberId, document }: BetterPhoto) {
  return tx
    .updateTable('invoice')
    .set({
      status: 'received',
      reason: null,
      note: null,
      file_key: document.key,
      file_type: document.type,
      file_clean: document.isClean,
      file_sha256: document.sha256,
      page_keys: [],
      fingerprint: null,
      findings: 0,
      version: sql`version + 1`,
      round: sql`round + 1`,
    })
    .where('id', '=', invoiceId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'incomplete')
    .returning([
      sql.ref<string>('old.file_key').as('file_key'),
      sql.ref<string[]>('old.page_keys').as('page_keys'),
    ])
    .executeTakeFirst()
}

export async function deleteReading(tx: Tx, invoiceId: string) {
  await tx.deleteFrom('invoice_reading').where('invoice_id', '=', invoiceId).execute()
}

type NewAnalysis = { invoiceId: string; memberId: string; dueOn: string; now: Temporal.Instant }

export async function reopen(tx: Tx, { invoiceId, memberId, dueOn, now }: NewAnalysis) {
  return tx
    .updateTable('invoice')
    .set({
      status: 'received',
      reason: null,
      note: null,
      access_key: sql`case when ${isKeyTaken(sql.ref('invoice.access_key'))} then null else access_key end`,
      asked_again_at: now,
      due_on: Temporal.PlainDate.from(dueOn),
      version: sql`version + 1`,
      round: sql`round + 1`,
    })
    .where('id', '=', invoiceId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'rejected')
    .where('asked_again_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/**
 * Keeps the member of an invoice, and those whose codes are on it, from being erased until the commit. It comes first in
 * every transaction that changes more than the invoice: an erasure locks the member first, and in another order the two
 * would wait for each other.
 */
export async function lockOwner(tx: Tx, invoiceId: string) {
  await sql`select lock_members(members_of_invoices(array[${invoiceId}::uuid]))`.execute(tx)
}

export async function isOwnInvoice(db: Db, invoiceId: string, memberId: string): Promise<boolean> {
  return isFound(
    db.selectFrom('invoice').select('id').where('id', '=', invoiceId).where('member_id', '=', memberId),
  )
}

function invoiceSummaries(db: Db) {
  return db
    .selectFrom('invoice')
    .leftJoin('decision_reason', 'decision_reason.code', 'invoice.reason')
    .select(['invoice.id', 'invoice.number', 'invoice.status', momentText('invoice.sent_at').as('sentAt')])
    .select(sql<string>`invoice.due_on::text`.as('dueOn'))
    .select(['invoice.estimate', 'invoice.coins', 'invoice.note', 'decision_reason.texts'])
    .select([sql<number>`(select count(*) from invoice_row where invoice_id = invoice.id)`.as('products')])
}

export const invoicesOf = prepared((db, { memberIds }: { memberIds: readonly string[] }) =>
  db
    .selectFrom(
      sql<{ member_id: string }>`unnest(${listParameter(memberIds, 'uuid')})`.as<'sender'>(
        sql`sender (member_id)`,
      ),
    )
    // Sorted for each sender, which has the index of members used, also where there are few invoices.
    .innerJoinLateral(
      invoiceSummaries(db)
        .select(['invoice.member_id', 'invoice.sent_at'])
        .where(sql<boolean>`invoice.member_id = sender.member_id`)
        .orderBy('invoice.sent_at', 'desc')
        .orderBy('invoice.id', 'desc')
        .as('sent'),
      (join) => join.onTrue(),
    )
    .select(['sent.member_id', 'sent.id', 'sent.number', 'sent.status', 'sent.sentAt', 'sent.dueOn'])
    .select(['sent.estimate', 'sent.coins', 'sent.note', 'sent.texts', 'sent.products'])
    .orderBy('sent.sent_at', 'desc')
    .orderBy('sent.id', 'desc'),
)

export async function oneInvoiceOf(db: Db, invoiceId: string, memberId: string) {
  return invoiceSummaries(db)
    .leftJoin('instant_judgement as judged', 'judged.invoice_id', 'invoice.id')
    .select(['invoice.file_key', 'invoice.file_type', 'invoice.asked_again_at'])
    .select(['judged.mode', 'judged.is_credited', 'judged.fell_short'])
    .select([
      sql<boolean>`not exists (select from invoice_reading where invoice_id = invoice.id)`.as('isUnread'),
      sql<boolean>`(select instant_credit = 'on' from setting)`.as('isOffered'),
      sql<Temporal.Instant | null>`(
        select opens_at from coin_lot join coin_journal on coin_journal.id = journal_id
        where invoice_id = invoice.id and kind = 'invoice_credit'
      )`.as('opensAt'),
    ])
    .where('invoice.id', '=', invoiceId)
    .where('invoice.member_id', '=', memberId)
    .executeTakeFirst()
}

type RefusedReading = {
  reason: string
  regions: Region[] | null
  earlier: NonNullable<Invoice['evidence']>['earlier']
}

/** With the same person's invoice that has the same key or is the same file; other people's are never told. */
export async function refusedReading(db: Db, invoiceId: string): Promise<RefusedReading | undefined> {
  const { rows } = await sql<RefusedReading>`
    select refused.reason, read.reading -> 'regions' as regions, (
      select jsonb_build_object('id', other.id, 'number', other.number, 'coins', other.coins,
        'date', to_char(other.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from invoice as other left join invoice_reading as known on known.invoice_id = other.id
      where other.member_id = refused.member_id and other.id <> refused.id and other.status <> 'rejected'
        and (other.file_sha256 = refused.file_sha256
          or coalesce(other.access_key, known.reading ->> 'access_key')
            = coalesce(refused.access_key, read.reading ->> 'access_key'))
      order by other.sent_at limit 1
    ) as earlier
    from invoice as refused left join invoice_reading as read on read.invoice_id = refused.id
    where refused.id = ${invoiceId} and refused.status in ('rejected', 'reversed') and refused.reason is not null`.execute(
    db,
  )
  return rows[0]
}

export type InvoiceRow = Awaited<ReturnType<typeof invoiceRows>>[number]

export async function invoiceRows(db: Db, invoiceId: string) {
  return (await rowsOfInvoices(db, [invoiceId])).get(invoiceId) ?? []
}

export async function rowsOfInvoices(db: Db, invoiceIds: readonly string[]) {
  const rows = await db
    .selectFrom('invoice_row')
    .innerJoin('product', 'product.id', 'invoice_row.product_id')
    .select(['invoice_row.id', 'invoice_row.product_id as productId', 'product.title as product'])
    .select(['invoice_row.value_cents as valueCents', 'invoice_row.counted_cents as countedCents'])
    .select(['invoice_row.rate_thousandths as rateThousandths', 'invoice_row.recommendation'])
    .select(['product.food', 'product.bag_grams as bagGrams', 'invoice_row.invoice_id as invoiceId'])
    .where(sql<boolean>`invoice_row.invoice_id = any(${invoiceIds}::uuid[])`)
    .orderBy('invoice_row.position')
    .execute()
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId)
}

export async function invoiceSteps(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_step')
    .select(['at', 'step'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute()
}

export async function filesInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from invoice where file_key = any (${keys}::text[])
    union all
    select unnest(page_keys) from invoice where page_keys && ${keys}::text[] and page_keys <> '{}'
    union all
    select file_key from invoice_upload where file_key = any (${keys}::text[])
    union all
    select unnest(page_keys) from invoice_upload where page_keys && ${keys}::text[] and page_keys <> '{}'
    union all
    select file_key from open_upload_part where file_key = any (${keys}::text[])
    union all
    select file_key from waiting_invoice where file_key = any (${keys}::text[])
    union all
    select file_key from feed where file_key = any (${keys}::text[])`.execute(db)
  return rows.map(({ key }) => key)
}

export async function filesOf(db: Db, memberId: string): Promise<string[]> {
  const ofUploads = db
    .selectFrom('invoice_upload')
    .select(['file_key', 'page_keys'])
    .where('member_id', '=', memberId)
  const ofParts = db
    .selectFrom('open_upload_part')
    .innerJoin('open_upload', 'open_upload.id', 'open_upload_part.upload_id')
    .select(['file_key', sql<string[]>`'{}'::text[]`.as('page_keys')])
    .where('member_id', '=', memberId)
  const rows = await db
    .selectFrom('invoice')
    .select(['file_key', 'page_keys'])
    .where('member_id', '=', memberId)
    // A file that an invoice took over is named by both.
    .union(ofUploads)
    .union(ofParts)
    .execute()
  return rows.flatMap(({ file_key, page_keys }) => [file_key, ...page_keys])
}

/** The first of two approvals has no effect, and what was undone never had one. */
export async function invoicesWithEverything(db: Db, memberId: string) {
  const { rows } = await sql<{ invoice: unknown }>`
    select json_build_object(
      'number', number, 'status', status, 'sent_at', sent_at, 'due_on', due_on, 'access_key', access_key,
      'file', file_type, 'estimate', estimate, 'coins', coins, 'reason', reason, 'note', note,
      'asked_again_at', asked_again_at,
      'rows', (
        select json_agg(json_build_object(
          'product', product.title, 'value_cents', value_cents, 'counted_cents', counted_cents,
          'rate_thousandths', line.rate_thousandths, 'recommendation', line.recommendation
        ) order by position)
        from invoice_row as line join product on product.id = product_id where invoice_id = invoice.id
      ),
      'path', (
        select json_agg(json_build_object('at', at, 'step', step) order by id)
        from invoice_step where invoice_id = invoice.id
      ),
      'decisions', (
        select json_agg(json_build_object(
          'decision', decision, 'decided_at', decided_at, 'reason', made.reason, 'note', made.note, 'coins', made.coins
        ) order by decided_at)
        from invoice_decision as made
        where invoice_id = invoice.id and carried_out_at is not null and not awaits_second
      ),
      'at_once', (
        select json_build_object(
          'judged_at', judged_at, 'is_credited', is_credited, 'fell_short', fell_short, 'coins', judged.coins,
          'rules', rules
        ) from instant_judgement as judged where invoice_id = invoice.id and mode = 'on'
      ),
      'reading', (
        select json_build_object(
          'source', reading -> 'source', 'access_key', reading -> 'access_key', 'number', reading -> 'number',
          'issuer', reading -> 'issuer', 'issued_on', reading -> 'issued_on',
          'total_cents', reading -> 'total_cents', 'text', reading -> 'text',
          'rows', (
            select json_agg(json_build_object(
              'name', line -> 'name', 'ean', line -> 'ean', 'code', line -> 'code',
              'value_cents', line -> 'value_cents', 'quantity', line -> 'quantity'
            )) from jsonb_array_elements(reading -> 'rows') as line
          )
        ) from invoice_reading where invoice_id = invoice.id
      )
    ) as invoice
    from invoice where member_id = ${memberId} order by sent_at, id`.execute(db)
  return rows.map(({ invoice }) => invoice)
}

/** Documents sent at the same moment are counted one after the other. */
export async function countUnread(tx: Tx, memberId: string): Promise<number> {
  await lockUnread(tx, memberId)
  return unreadInvoices(tx, memberId)
}

export async function lockUnread(tx: Tx, memberId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${memberId}, 0))`.execute(tx)
}

export async function unreadInvoices(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('invoice')
    .select(sql<number>`count(*)`.as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'received')
    .where(sql<boolean>`not exists (select from invoice_reading where invoice_id = invoice.id)`)
    .executeTakeFirstOrThrow()
  return count
}
