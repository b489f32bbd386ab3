import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export async function isDeviceOf(db: Db, { email, tokenHash }: { email: string; tokenHash: Buffer }) {
  return isFound(
    db
      .selectFrom('known_device')
      .innerJoin('member', 'member.id', 'known_device.member_id')
      .select('member.id')
      .where('known_device.token_hash', '=', tokenHash)
      .where(sql`lower(member.email)`, '=', email.toLowerCase()),
  )
}

export async function isKnownToken(db: Db, tokenHash: Buffer) {
  return isFound(db.selectFrom('known_device').select('token_hash').where('token_hash', '=', tokenHash))
}

type UsedDevice = { memberId: string; tokenHash: Buffer; now: Temporal.Instant }

export async function saveDevice(tx: Tx, { memberId, tokenHash, now }: UsedDevice) {
  await tx
    .insertInto('known_device')
    .values({ member_id: memberId, token_hash: tokenHash, last_used_at: now })
    .onConflict((known) => known.columns(['member_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
}

/** The ones used last stay. */
export async function deleteDevicesBeyond(tx: Tx, { memberId, most }: { memberId: string; most: number }) {
  await tx
    .deleteFrom('known_device')
    .where('member_id', '=', memberId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('known_device')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .offset(most),
    )
    .execute()
}

export async function deleteDevicesUnusedSince(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('known_device').where('last_used_at', '<', time).execute()
}

export async function devicesOf(db: Db, memberId: string) {
  return db.selectFrom('known_device').select('last_used_at').where('member_id', '=', memberId).execute()
}
