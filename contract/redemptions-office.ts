import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, cleaned, Id, Instant, Text } from './fields.ts'
import { KeptAddress, RedemptionStatus } from './redemptions.ts'

const shipping = { staff: ['support', 'catalogue', 'admin'] } as const
const params = z.object({ id: Id })
/** The version the change is based on: whoever is slower is told. */
const Version = z.int().check(z.positive())
const changed = z.object({ version: Version })

export const OfficeRedemption = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  coins: Coins,
  status: RedemptionStatus,
  requested_at: Instant,
  deliver_by: z.iso.date(),
  member: z.object({ id: Id, name: z.string(), email: z.string() }),
  address: KeptAddress,
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
  tracking_link: z.nullable(z.string()),
  version: Version,
})
export type OfficeRedemption = z.infer<typeof OfficeRedemption>

export const officeRedemptions = endpoint({
  method: 'GET',
  path: '/office/redemptions',
  for: shipping,
  summary: 'Redemptions in one state, oldest first',
  query: z.object({
    status: z.optional(RedemptionStatus),
    after: z.optional(Id),
  }),
  returns: z.object({ items: z.array(OfficeRedemption), next: z.nullable(z.string()) }),
})

export const prepareRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/prepare',
  for: shipping,
  summary: 'The prize is being packed',
  params,
  body: z.object({ version: Version }),
  returns: changed,
  refuses: ['not_found', 'stale'],
})

export const shipRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/ship',
  for: shipping,
  summary: 'The parcel is with its carrier',
  params,
  body: z.object({
    version: Version,
    carrier: Text,
    tracking_code: z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(60))),
    tracking_link: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>]+$/))),
  }),
  returns: changed,
  refuses: ['not_found', 'stale'],
})

export const deliverRedemption = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/deliver',
  for: shipping,
  summary: 'The parcel has arrived',
  params,
  body: z.object({ version: Version }),
  returns: changed,
  refuses: ['not_found', 'stale'],
})

export const cancelRedemptionByStaff = endpoint({
  method: 'POST',
  path: '/office/redemptions/:id/cancel',
  for: shipping,
  summary: 'Cancel a redemption that has not arrived; coins and stock come back, the member reads the reason',
  params,
  body: z.object({
    version: Version,
    reason: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(300)),
  }),
  returns: changed,
  refuses: ['not_found', 'stale'],
})
