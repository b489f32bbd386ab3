import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { channelsOf } from './channels.ts'
import { listNotifications } from './notifications.ts'
import { subscriptionsOf } from './queries.ts'

export const notificationData: PersonalData = {
  part: 'notifications',
  tables: ['notification', 'notification_channel', 'push_subscription'],
  read: async (db, memberId) => ({
    told: await listNotifications(db, memberId, defaultLanguage),
    channels: await channelsOf(db, memberId),
    browsers: await subscriptionsOf(db, memberId),
  }),
}
