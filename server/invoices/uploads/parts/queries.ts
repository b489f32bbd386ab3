import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export type OwnOpenUpload = { openId: string; memberId: string }

type AnnouncedFile = { memberId: string; sha256: Buffer; sizeBytes: number; now: Temporal.Instant }

/** The upload of a file that arrived as a whole and that no invoice has taken; it lives from now on. */
export async function renewUpload(tx: Tx, { memberId, sha256, now }: AnnouncedFile) {
  const upload = await tx
    .updateTable('invoice_upload')
    .set({ created_at: now })
    .where('member_id', '=', memberId)
    .where('sha256', '=', sha256)
    .where('invoice_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return upload?.id
}

/** Of two sizes for one hash at least one is wrong; the last one counts, and the whole is compared with the hash. */
export async function openUpload(tx: Tx, { memberId, sha256, sizeBytes, now }: AnnouncedFile) {
  const { id } = await tx
    .insertInto('open_upload')
    .values({ member_id: memberId, sha256, size_bytes: sizeBytes, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'sha256']).doUpdateSet({ size_bytes: sizeBytes, used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findOpenUpload(db: Db, { openId, memberId }: OwnOpenUpload) {
  return db
    .selectFrom('open_upload')
    .select(['size_bytes as sizeBytes', 'sha256'])
    .where('id', '=', openId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Its parts are stored one after the other, and none while it is put together or removed. */
export async function lockOpenUpload(
  tx: Tx,
  { openId, memberId, now }: OwnOpenUpload & { now: Temporal.Instant },
) {
  return tx
    .updateTable('open_upload')
    .set({ used_at: now })
    .where('id', '=', openId)
    .where('member_id', '=', memberId)
    .returning('size_bytes as sizeBytes')
    .executeTakeFirst()
}

export async function partsOf(db: Db, openId: string) {
  return db
    .selectFrom('open_upload_part')
    .select(['place', 'sha256', 'file_key as fileKey'])
    .where('upload_id', '=', openId)
    .orderBy('place')
    .execute()
}

type NewPart = { openId: string; place: number; sha256: Buffer; fileKey: string }

export async function putPart(tx: Tx, { openId, place, sha256, fileKey }: NewPart) {
  await tx
    .insertInto('open_upload_part')
    .values({ upload_id: openId, place, sha256, file_key: fileKey })
    .onConflict((conflict) =>
      conflict.columns(['upload_id', 'place']).doUpdateSet({ sha256, file_key: fileKey }),
    )
    .execute()
}

/** Returns the files of their parts. */
async function deleteOpen(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (delete from open_upload_part where upload_id = any (${ids}::uuid[]) returning file_key)
    select file_key as key from gone`.execute(tx)
  await tx
    .deleteFrom('open_upload')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ key }) => key)
}

export async function deleteOpenUpload(tx: Tx, { openId, memberId }: OwnOpenUpload): Promise<string[]> {
  const open = await tx
    .selectFrom('open_upload')
    .select('id')
    .where('id', '=', openId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return open ? deleteOpen(tx, [open.id]) : []
}

export async function deleteOpenBeyond(tx: Tx, memberId: string, most: number): Promise<string[]> {
  const beyond = await tx
    .selectFrom('open_upload')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .forUpdate()
    .execute()
  return beyond.length > 0
    ? deleteOpen(
        tx,
        beyond.map(({ id }) => id),
      )
    : []
}

export async function deleteOpenBefore(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const old = await tx
    .selectFrom('open_upload')
    .select('id')
    .where('used_at', '<', before)
    .forUpdate()
    .execute()
  return old.length > 0
    ? deleteOpen(
        tx,
        old.map(({ id }) => id),
      )
    : []
}

export async function openUploadsOf(db: Db, memberId: string) {
  return db
    .selectFrom('open_upload')
    .select([
      'used_at',
      'size_bytes',
      sql<number>`(select count(*) from open_upload_part where upload_id = open_upload.id)`.as('parts'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('used_at')
    .orderBy('id')
    .execute()
}
