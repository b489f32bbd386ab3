import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './fields.ts'
import { like } from './like.ts'

export const notificationKinds = [
  'invoice_counted',
  'invoice_rejected',
  'invoice_incomplete',
  'invoice_reversed',
  'redemption_requested',
  'redemption_preparing',
  'redemption_shipped',
  'redemption_contacted',
  'redemption_booked',
  'redemption_delivered',
  'redemption_cancelled',
  'prize_back',
  'coins_expiring',
  'welcome_paid',
  'verified',
  'data_asked',
  'challenge_reached',
  'lead_reminder',
  'recommendation_sold',
  'recommendation_joined',
  'recommendation_reversed',
  'rules_changed',
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
  offline: true,
  returns: z.array(Notification),
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/update',
  for: 'member',
  summary: 'Mark everything read',
  returns: Done,
})

/**
 * What is told while the page is open, as server-sent events: `event: notification` with a Notification as data and its
 * place as `id`; `event: changed` without data when what is unread changed elsewhere. A browser that comes back names
 * the last id it saw (`Last-Event-ID`) and gets what it missed, once.
 */
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  for: 'member',
  summary: 'Notifications as they come (server-sent events)',
  returns: z.string().register(z.globalRegistry, { contentMediaType: 'text/event-stream' }),
})

/** Kinds that people think of together: a choice is made for each of these. */
export const notificationTopics = {
  invoices: ['invoice_counted', 'invoice_rejected', 'invoice_incomplete', 'invoice_reversed'],
  redemptions: [
    'redemption_requested',
    'redemption_preparing',
    'redemption_shipped',
    'redemption_contacted',
    'redemption_booked',
    'redemption_delivered',
    'redemption_cancelled',
    'prize_back',
  ],
  coins: ['coins_expiring', 'welcome_paid'],
  challenges: ['challenge_reached'],
  clients: ['lead_reminder', 'recommendation_sold', 'recommendation_joined', 'recommendation_reversed'],
  account: ['verified', 'data_asked', 'rules_changed'],
  news: ['broadcast'],
} as const satisfies Record<string, readonly NotificationKind[]>

export const NotificationTopic = z.enum([
  'invoices',
  'redemptions',
  'coins',
  'challenges',
  'clients',
  'account',
  'news',
])
export type NotificationTopic = z.infer<typeof NotificationTopic>

/** The list inside the app is always kept; these two leave it. */
export const ChannelChoice = z.object({ topic: NotificationTopic, email: z.boolean(), push: z.boolean() })
export type ChannelChoice = z.infer<typeof ChannelChoice>

export const listChannels = endpoint({
  method: 'GET',
  path: '/notifications/channels',
  for: 'member',
  summary: 'By which ways this person wants to be told, topic by topic',
  returns: z.object({
    choices: z.array(ChannelChoice),
    /** What the browser’s push service wants to know of us (VAPID). */
    push_key: z.string(),
  }),
})

export const chooseChannels = endpoint({
  method: 'POST',
  path: '/notifications/channels',
  for: 'member',
  summary: 'Choose the ways for one topic',
  body: ChannelChoice,
  returns: Done,
})

/** An address of a browser at its push service, as the browser gives it. */
const PushAddress = z.url().check(z.maxLength(1000))

export const allowPush = endpoint({
  method: 'POST',
  path: '/notifications/push',
  for: 'member',
  summary: 'Tell this browser too, while it is closed',
  body: z.object({
    endpoint: PushAddress,
    keys: z.object({
      p256dh: like(
        z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
        'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      ),
      auth: like(z.string().check(z.regex(/^[\w-]{16,40}=*$/)), 'tBHItJI5svbpez7KI4CCXg'),
    }),
  }),
  returns: Done,
  refuses: ['push_service_unknown'],
})

export const stopPush = endpoint({
  method: 'POST',
  path: '/notifications/push/stop',
  for: 'member',
  summary: 'No longer tell this browser',
  body: z.object({ endpoint: PushAddress }),
  returns: Done,
})
