import type { Db, Tx } from '#server/platform/db.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import {
  deleteDevicesBeyond,
  deleteDevicesUnusedSince,
  isDeviceOf,
  isKnownToken,
  saveDevice,
} from './queries.ts'

const mostEach = 20
const daysUnused = 365

type DeviceClaim = { email: string; deviceToken: string | undefined }

/** The token's hash, if this person signed in with it before. */
export async function knownDevice(db: Db, { email, deviceToken }: DeviceClaim): Promise<Buffer | undefined> {
  if (!deviceToken) return undefined
  const tokenHash = hashToken(deviceToken)
  return (await isDeviceOf(db, { email, tokenHash })) ? tokenHash : undefined
}

type UsedDevice = { memberId: string; deviceToken: string | undefined; now: Temporal.Instant }

/** Returns the token for a device that has none of ours. One that a client made up is not taken. */
export async function rememberDevice(tx: Tx, { memberId, deviceToken, now }: UsedDevice) {
  const isOurs = deviceToken !== undefined && (await isKnownToken(tx, hashToken(deviceToken)))
  const { text, hash } = isOurs ? { text: undefined, hash: hashToken(deviceToken) } : createToken()
  await saveDevice(tx, { memberId, tokenHash: hash, now })
  await deleteDevicesBeyond(tx, { memberId, most: mostEach })
  return text
}

export async function forgetUnusedDevices(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteDevicesUnusedSince(tx, now.subtract({ hours: 24 * daysUnused }))
}
