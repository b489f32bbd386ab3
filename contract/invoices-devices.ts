import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, SentInstant } from './fields.ts'

/** Why an invoice is still on a device. `fault` is ours; with `storage` the device cannot even keep it. */
export const waitingReasons = ['network', 'fault', 'refused', 'session', 'storage'] as const
const WaitingReason = z.enum(waitingReasons)
export type WaitingReason = z.infer<typeof WaitingReason>

/** How many one device tells of. */
export const mostToldWaiting = 100

export const tellWaiting = endpoint({
  method: 'POST',
  path: '/document/waiting',
  for: { level: 3, role: 'attendant' },
  summary: 'Tell what this device could not deliver and why, or that nothing waits any more',
  body: z.object({
    /** Made by the device itself. */
    device: Id,
    waiting: z
      .array(
        z.object({
          since: SentInstant,
          reason: WaitingReason,
          tries: z.int().check(z.gte(0), z.lte(1_000_000)),
        }),
      )
      .check(z.maxLength(mostToldWaiting)),
  }),
  returns: Done,
  refuses: ['too_many_attempts'],
})

export const officeDevices = endpoint({
  method: 'GET',
  path: '/office/devices',
  for: { staff: ['support', 'admin'] },
  summary: 'Devices that hold invoices which they could not deliver, those that wait longest first',
  returns: z.array(
    z.object({
      id: Id,
      member: z.object({ id: Id, name: z.string() }),
      /** With its version and system, such as "Chrome 99 · Android"; null where it cannot be told. */
      browser: z.nullable(z.string()),
      waiting: z.int(),
      /** Of the invoice that waits longest. */
      since: Instant,
      reason: WaitingReason,
      tries: z.int(),
      seen_at: Instant,
    }),
  ),
})
