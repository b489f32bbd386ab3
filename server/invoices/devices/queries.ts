import type { WaitingReason } from '#contract/invoices-devices.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type OwnDevice = { memberId: string; deviceId: string }
type WaitingDevice = OwnDevice & {
  browser: string | null
  waiting: number
  since: Temporal.Instant
  reason: WaitingReason
  tries: number
  now: Temporal.Instant
}

export async function putDevice(tx: Tx, { memberId, deviceId, now, ...told }: WaitingDevice) {
  const row = { ...told, seen_at: now }
  await tx
    .insertInto('waiting_device')
    .values({ member_id: memberId, device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_id']).doUpdateSet(row))
    .execute()
}

export async function deleteDevice(tx: Tx, { memberId, deviceId }: OwnDevice) {
  await tx
    .deleteFrom('waiting_device')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .execute()
}

export async function deleteDevicesBeyond(tx: Tx, memberId: string, most: number) {
  const beyond = tx
    .selectFrom('waiting_device')
    .select('device_id')
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('device_id')
    .offset(most)
  await tx
    .deleteFrom('waiting_device')
    .where('member_id', '=', memberId)
    .where('device_id', 'in', beyond)
    .execute()
}

export async function deleteDevicesSeenBefore(tx: Tx, before: Temporal.Instant) {
  await tx.deleteFrom('waiting_device').where('seen_at', '<', before).execute()
}

const mostShown = 500

export async function waitingDevices(db: Db) {
  const rows = await db
    .selectFrom('waiting_device')
    .innerJoin('member', 'member.id', 'waiting_device.member_id')
    .select([
      'device_id as id',
      'member_id',
      'member.name as name',
      'browser',
      'waiting',
      'since',
      'reason',
      'tries',
      'seen_at',
    ])
    .orderBy('since')
    .orderBy('device_id')
    .limit(mostShown)
    .execute()
  return rows.map(({ member_id, name, since, seen_at, ...device }) => ({
    ...device,
    member: { id: member_id, name },
    since: since.toString(),
    seen_at: seen_at.toString(),
  }))
}

export async function devicesOf(db: Db, memberId: string) {
  return db
    .selectFrom('waiting_device')
    .select(['browser', 'waiting', 'since', 'reason', 'tries', 'seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('since')
    .orderBy('device_id')
    .execute()
}
