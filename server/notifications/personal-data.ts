import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { channelsOf } from './channels.ts'
import { subscriptionsOf } from './queries.ts'
import { toldTo } from './told.ts'

/** Everything goes with the row of the member. */
export const notificationData: PersonalData = {
  part: 'notifications',
  tables: ['notification', 'notification_channel', 'push_subscription'],
  read: async (db, memberId) => ({
    told: await toldTo(db, memberId, defaultLanguage),
    channels: await channelsOf(db, memberId),
    browsers: await subscriptionsOf(db, memberId),
  }),
}
