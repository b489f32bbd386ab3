import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, Text, Version } from './fields.ts'
import { like } from './like.ts'
import { listQuery, page } from './office-list.ts'
import { profileTypes } from './people.ts'
import { PrizeKind } from './prize-fields.ts'

const admins = { staff: ['admin'] } as const
const replaying = { ...admins, machines: true } as const

const MemberFacts = z.object({
  member_id: Id,
  profile: z.enum(profileTypes),
  level: z.literal([1, 2, 3]),
})
const InvoiceFacts = z.object({
  invoice_id: Id,
  member_id: Id,
  /** Of the document. */
  number: z.string(),
  /** What it earned; null until it is counted. */
  coins: z.nullable(Coins),
  /** The code of the reason, of those refused, sent back or reversed. */
  reason: z.nullable(z.string()),
})
const RedemptionFacts = z.object({
  redemption_id: Id,
  /** As people say it: R-20418. */
  code: z.string(),
  member_id: Id,
  prize_id: Id,
  kind: PrizeKind,
  coins: Coins,
  carrier: z.nullable(z.string()),
  tracking_code: z.nullable(z.string()),
})
const CoinFacts = z.object({ member_id: Id, coins: Coins })
const PurchaseFacts = z.object({
  purchase_id: Id,
  /** Who recommended; null once they left. */
  member_id: z.nullable(Id),
  invoice_id: Id,
  product_id: Id,
  /** What who recommended got. */
  coins: Coins,
})

/** What other programs can be told of, and the facts that each comes with: ids and figures, no names. */
export const webhookFacts = {
  'member.signed_up': MemberFacts,
  'member.verified': MemberFacts,
  'invoice.received': InvoiceFacts,
  'invoice.photo_requested': InvoiceFacts,
  'invoice.counted': InvoiceFacts,
  'invoice.refused': InvoiceFacts,
  'invoice.reversed': InvoiceFacts,
  'redemption.requested': RedemptionFacts,
  'redemption.preparing': RedemptionFacts,
  'redemption.shipped': RedemptionFacts,
  'redemption.contacted': RedemptionFacts,
  'redemption.booked': RedemptionFacts,
  'redemption.delivered': RedemptionFacts,
  'redemption.cancelled': RedemptionFacts,
  'coins.expired': CoinFacts,
  'recommendation.sold': PurchaseFacts,
  'recommendation.reversed': PurchaseFacts,
  'webhook.test': z.object({}),
} as const

export type WebhookEventType = keyof typeof webhookFacts
/** Those that can be chosen; the test is asked for. */
export const webhookEvents = Object.keys(webhookFacts).filter(
  (name): name is Exclude<WebhookEventType, 'webhook.test'> => name !== 'webhook.test',
)
const Event = z.enum(webhookEvents)

export const webhookOffs = ['staff', 'failing', 'gone'] as const
export type WebhookOff = (typeof webhookOffs)[number]
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  events: z.array(Event),
  created_at: Instant,
  /** Null while it is on. */
  off_because: z.nullable(z.enum(webhookOffs)),
  /** Of the first failure since the last success. */
  failing_since: z.nullable(Instant),
  /** Until then the secret before signs too. */
  previous_until: z.nullable(Instant),
  failed: z.int(),
  version: Version,
})
export type Webhook = z.infer<typeof Webhook>

const params = z.object({ id: Id })
const facts = {
  url: like(z.string().check(z.minLength(1), z.maxLength(500)), 'https://erp.example/petisco'),
  description: Text,
  events: z.array(Event).check(z.minLength(1)),
}

export const webhooks = endpoint({
  method: 'GET',
  path: '/office/webhooks',
  for: replaying,
  summary: 'Where other programs are told what happens',
  returns: z.array(Webhook),
})

export const oneWebhook = endpoint({
  method: 'GET',
  path: '/office/webhooks/:id',
  for: admins,
  summary: 'One webhook',
  params,
  returns: Webhook,
  refuses: ['not_found'],
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/office/webhooks',
  for: admins,
  summary: 'Tell a program of these events from now on; the secret that signs them is told this once',
  body: z.object(facts),
  returns: z.object({ id: Id, secret: z.string() }),
  refuses: ['webhook_address'],
})

export const changeWebhook = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id',
  for: admins,
  summary: 'Change where and what, or switch it on and off',
  params,
  body: z.object({ ...facts, is_on: z.boolean(), version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale', 'webhook_address'],
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id/secret',
  for: admins,
  summary: 'Make another secret; the one before signs too for a day',
  params,
  returns: z.object({ secret: z.string() }),
  refuses: ['not_found'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id/test',
  for: admins,
  summary: 'Send a test event',
  params,
  returns: Done,
  refuses: ['not_found'],
})

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id/remove',
  for: admins,
  summary: 'Remove it, with its deliveries',
  params,
  returns: Done,
  refuses: ['not_found'],
})

export const WebhookDelivery = z.object({
  id: Id,
  /** The `webhook-id` that it is sent under, however often. */
  event_id: Id,
  type: z.string(),
  occurred_at: Instant,
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  attempted_at: z.nullable(Instant),
  /** When it is tried again. */
  due_at: z.nullable(Instant),
  answer_status: z.nullable(z.int()),
  /** The beginning of what the receiver answered, or why there was no answer. */
  answer: z.nullable(z.string()),
  /** What is sent, word by word. */
  payload: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const webhookDeliveries = endpoint({
  method: 'GET',
  path: '/office/webhooks/:id/deliveries',
  for: replaying,
  summary: 'What was sent to it in the last thirty days, and what it answered',
  params,
  query: listQuery(['created_at'], { status: z.optional(z.enum(deliveryStatuses)) }),
  returns: page(WebhookDelivery),
})

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id/deliveries/:delivery/resend',
  for: replaying,
  summary: 'Send one again, under the same id',
  params: z.object({ id: Id, delivery: Id }),
  returns: Done,
  refuses: ['not_found'],
})

export const resendFailed = endpoint({
  method: 'POST',
  path: '/office/webhooks/:id/resend-failed',
  for: replaying,
  summary: 'Send everything again that could not be delivered',
  params,
  returns: z.object({ resent: z.int() }),
  refuses: ['not_found'],
})
