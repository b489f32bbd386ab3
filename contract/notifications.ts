import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './fields.ts'

export const notificationKinds = [
  'invoice_counted',
  'invoice_rejected',
  'invoice_incomplete',
  'invoice_reversed',
  'redemption_requested',
  'redemption_preparing',
  'redemption_shipped',
  'redemption_delivered',
  'redemption_cancelled',
  'prize_back',
  'coins_expiring',
  'verified',
  'challenge_reached',
  'broadcast',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** The whole message, in the language of the call. */
  title: z.string(),
  // Spelled as the published interface spells it.
  datatime: Instant,
  isRead: z.literal([0, 1]),
  /** The screen it is about, if there is one. */
  link: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  for: 'member',
  summary: 'What this person was told, newest first',
  returns: z.array(Notification),
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/update',
  for: 'member',
  summary: 'Mark everything read',
  returns: Done,
})
