import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, Link, SentCoins } from './fields.ts'

export const RedemptionStatus = z.enum(['requested', 'preparing', 'shipped', 'delivered', 'cancelled'])
export type RedemptionStatus = z.infer<typeof RedemptionStatus>

/** Where a prize goes, as the address was when it was asked for. */
export const KeptAddress = z.object({
  cep: z.string(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  number: z.string(),
  complement: z.nullable(z.string()),
  country: z.string(),
})
export type KeptAddress = z.infer<typeof KeptAddress>

export const Redemption = z.object({
  id: Id,
  /** As people say it: R-20418. */
  code: z.string(),
  title: z.string(),
  image: Link,
  coins: Coins,
  status: RedemptionStatus,
  requested_at: Instant,
  /** The promise. */
  deliver_by: z.iso.date(),
  address: KeptAddress,
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
  tracking_link: z.nullable(z.string()),
  /** What happened, oldest first. */
  path: z.array(z.object({ at: Instant, step: RedemptionStatus })),
  /** Why it was cancelled, in the words of the team. */
  reason: z.nullable(z.string()),
  can_cancel: z.boolean(),
})
export type Redemption = z.infer<typeof Redemption>

export const redeem = endpoint({
  method: 'POST',
  path: '/store/request',
  for: { level: 3 },
  summary: 'Exchange coins for a prize; the price is the server’s',
  idempotent: true,
  body: z.object({
    product_id: Id,
    /** The price the member has seen: if it is another by now, they are told and nothing is taken. */
    value: z.optional(SentCoins),
  }),
  returns: z.object({ id: Id, code: z.string(), coins: Coins, balance: Coins, deliver_by: z.iso.date() }),
  refuses: [
    'item_unavailable',
    'sold_out',
    'limit_reached',
    'insufficient_coins',
    'address_incomplete',
    'price_changed',
  ],
})

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/redemptions',
  for: { level: 3 },
  summary: 'The redemptions of this person, newest first',
  offline: true,
  returns: z.array(Redemption),
})

export const cancelRedemption = endpoint({
  method: 'POST',
  path: '/redemptions/:id/cancel',
  for: { level: 3 },
  summary: 'Cancel a redemption that has not shipped; coins and stock come back',
  params: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found', 'stale'],
})
