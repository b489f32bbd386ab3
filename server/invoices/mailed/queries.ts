import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** Who has confirmed this address. */
export async function senderWith(db: Db, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'level', 'profile_type as profileType'])
    .where(sql`lower(email)`, '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
}

export async function isKnownMail(db: Db, messageHash: Buffer): Promise<boolean> {
  return isFound(db.selectFrom('invoice_mail').select('id').where('message_hash', '=', messageHash))
}

export async function countMailsSince(db: Db, memberId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('invoice_mail')
    .select(sql<number>`count(*)`.as('count'))
    .where('member_id', '=', memberId)
    .where('received_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

type NewMail = {
  memberId: string
  messageHash: Buffer
  refused: string | null
  files: readonly { name: string; outcome: string }[]
  now: Temporal.Instant
}

/** Undefined if it was noted before, or if the member is gone. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into invoice_mail (member_id, message_hash, refused, files, received_at)
    select id, ${mail.messageHash}, ${mail.refused}, ${JSON.stringify(mail.files)}::jsonb, ${mail.now}::timestamptz
    from member where id = ${mail.memberId} for key share
    on conflict (message_hash) do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function mailToAnswer(db: Db, mailId: string) {
  return db
    .selectFrom('invoice_mail')
    .innerJoin('member', 'member.id', 'invoice_mail.member_id')
    .select(['member_id as memberId', 'refused', 'files', 'name', 'email', 'language'])
    .where('invoice_mail.id', '=', mailId)
    .executeTakeFirst()
}

export async function isSentBefore(db: Db, memberId: string, sha256: Buffer): Promise<boolean> {
  return isFound(
    db
      .selectFrom('invoice')
      .select('id')
      .where('member_id', '=', memberId)
      .where('file_sha256', '=', sha256)
      .where('status', '<>', 'rejected'),
  )
}

function mailedUploads(db: Db, memberId: string) {
  return db
    .selectFrom('invoice_upload')
    .where('member_id', '=', memberId)
    .where('invoice_id', 'is', null)
    .where('mailed_at', 'is not', null)
}

export async function mailedFiles(db: Db, memberId: string) {
  return mailedUploads(db, memberId)
    .select(['id', 'file_key', 'file_type', 'mailed_at'])
    .orderBy('mailed_at')
    .orderBy('id')
    .execute()
}

export async function countMailed(db: Db, memberId: string): Promise<number> {
  const { count } = await mailedUploads(db, memberId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function noteMailed(tx: Tx, uploadId: string, now: Temporal.Instant) {
  await tx.updateTable('invoice_upload').set({ mailed_at: now }).where('id', '=', uploadId).execute()
}

type OwnUpload = { uploadId: string; memberId: string; now: Temporal.Instant }

/** From then on it lives as long as any other upload. */
export async function takeOver(tx: Tx, { uploadId, memberId, now }: OwnUpload): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invoice_upload')
    .set({ mailed_at: null, created_at: now })
    .where('id', '=', uploadId)
    .where('member_id', '=', memberId)
    .where('mailed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function mailsOf(db: Db, memberId: string) {
  const { rows } = await sql<{ mail: unknown }>`
    select json_build_object('received_at', received_at, 'refused', refused, 'files', files) as mail
    from invoice_mail where member_id = ${memberId} order by received_at, id`.execute(db)
  return rows.map(({ mail }) => mail)
}

export async function deleteMailsBefore(tx: Tx, before: Temporal.Instant) {
  await tx.deleteFrom('invoice_mail').where('received_at', '<', before).execute()
}
