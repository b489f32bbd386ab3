import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, Link, Mobile, SentCoins } from './fields.ts'
import { PrizeKind } from './prize-fields.ts'

export const RedemptionStatus = z.enum([
  'requested',
  'preparing',
  'shipped',
  'contacted',
  'booked',
  'delivered',
  'cancelled',
])
export type RedemptionStatus = z.infer<typeof RedemptionStatus>

/** The way of each kind, unless it is cancelled. */
export const wayOf: Readonly<Record<PrizeKind, readonly RedemptionStatus[]>> = {
  parcel: ['requested', 'preparing', 'shipped', 'delivered'],
  digital: ['delivered'],
  top_up: ['requested', 'delivered'],
  experience: ['requested', 'contacted', 'booked', 'delivered'],
}

type LaterStatus = Exclude<RedemptionStatus, 'requested'>

/** From which states each step can be taken; what a kind does not name, it does not have. */
export const comesAfter: Readonly<
  Record<PrizeKind, Readonly<Partial<Record<LaterStatus, readonly RedemptionStatus[]>>>>
> = {
  parcel: {
    preparing: ['requested'],
    shipped: ['requested', 'preparing'],
    delivered: ['shipped'],
    cancelled: ['requested', 'preparing', 'shipped'],
  },
  digital: { cancelled: ['delivered'] },
  top_up: { delivered: ['requested'], cancelled: ['requested'] },
  experience: {
    contacted: ['requested'],
    booked: ['contacted'],
    delivered: ['booked'],
    cancelled: ['requested', 'contacted', 'booked'],
  },
}

export const bestTimes = ['any', 'morning', 'afternoon', 'evening'] as const
/** When somebody may call. */
export const BestTime = z.enum(bestTimes)
export type BestTime = z.infer<typeof BestTime>

/** `note` is what was arranged, in the words of the team. */
export const RedemptionPath = z.array(
  z.object({ at: Instant, step: RedemptionStatus, note: z.nullable(z.string()) }),
)

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
  kind: PrizeKind,
  status: RedemptionStatus,
  requested_at: Instant,
  /** The promise. */
  deliver_by: z.iso.date(),
  /** Of a parcel. */
  address: z.nullable(KeptAddress),
  /** Which phone gets the credit, or whom somebody calls. */
  phone: z.nullable(z.string()),
  best_time: z.nullable(BestTime),
  /** Of a code: whether it was seen. It is told by a call of its own. */
  is_uncovered: z.nullable(z.boolean()),
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
  tracking_link: z.nullable(z.string()),
  /** What happened, oldest first. */
  path: RedemptionPath,
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
    /** Of credit for a phone and of what somebody calls about. */
    phone: z.optional(Mobile),
    best_time: z.optional(BestTime),
  }),
  returns: z.object({ id: Id, code: z.string(), coins: Coins, balance: Coins, deliver_by: z.iso.date() }),
  refuses: [
    'item_unavailable',
    'sold_out',
    'limit_reached',
    'insufficient_coins',
    'address_incomplete',
    'phone_missing',
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

export const uncoverCode = endpoint({
  method: 'POST',
  path: '/redemptions/:id/code',
  for: { level: 3 },
  summary: 'The code of a digital prize; the first time it is seen is noted',
  params: z.object({ id: Id }),
  returns: z.object({ code: z.string() }),
  refuses: ['not_found'],
})

export const mailCode = endpoint({
  method: 'POST',
  path: '/redemptions/:id/code/mail',
  for: { level: 3 },
  summary: 'Mail the code of a digital prize to its member, whose address has to be confirmed',
  params: z.object({ id: Id }),
  returns: Done,
  refuses: ['not_found', 'email_unconfirmed', 'too_many_attempts'],
})
