import type { WaitingReason } from '#contract/invoices-devices.ts'
import type { Tx } from '#server/platform/db.ts'
import { browserName } from '#server/sessions/device-name.ts'
import { deleteDevice, deleteDevicesBeyond, putDevice } from './queries.ts'

/** More than anybody sends invoices with. Beyond it the one that was silent longest goes. */
const mostDevices = 10

type ToldWaiting = {
  memberId: string
  deviceId: string
  waiting: readonly { since: string; reason: WaitingReason; tries: number }[]
  userAgent: string
  now: Temporal.Instant
}

/** Of several invoices the one that waits longest stands for all. The clock of a device may be ahead of ours. */
export async function tellWaiting(tx: Tx, { waiting, userAgent, ...device }: ToldWaiting) {
  const [longest] = waiting
    .map((one) => ({ ...one, since: Temporal.Instant.from(one.since) }))
    .sort((one, other) => Temporal.Instant.compare(one.since, other.since))
  if (!longest) return deleteDevice(tx, device)
  const { reason, tries } = longest
  const since = Temporal.Instant.compare(longest.since, device.now) > 0 ? device.now : longest.since
  const browser = browserName(userAgent)
  await putDevice(tx, { ...device, browser, waiting: waiting.length, since, reason, tries })
  await deleteDevicesBeyond(tx, device.memberId, mostDevices)
}
