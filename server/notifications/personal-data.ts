import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { channelsOf } from './channels.ts'
import { messagesTo } from './messages/queries.ts'
import { listNotifications } from './notifications.ts'
import { subscriptionsOf } from './queries.ts'

export const notificationData: PersonalData = {
  part: 'notifications',
  tables: {
    notification: {
      told: ['id', 'kind', 'facts', 'link', 'created_at', 'read_at'],
      kept: ['member_id', 'told_by'],
    },
    notification_channel: { told: ['topic', 'email', 'push'], kept: ['member_id'] },
    phone_message: {
      told: ['kind', 'begun_at', 'handed_at'],
      kept: ['id', 'member_id', 'attempts', 'trying_until'],
    },
    push_subscription: {
      told: ['endpoint', 'created_at'],
      kept: ['id', 'member_id', 'session_id', 'public_key', 'auth_secret'],
    },
  },
  read: async (db, memberId) => ({
    told: await listNotifications(db, memberId, defaultLanguage),
    channels: await channelsOf(db, memberId),
    messages: await messagesTo(db, memberId),
    browsers: await subscriptionsOf(db, memberId),
  }),
}
