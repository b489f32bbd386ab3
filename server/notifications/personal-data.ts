import { defaultLanguage } from '#contract/languages.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { toldTo } from './told.ts'

export const notificationData: PersonalData = {
  part: 'notifications',
  tables: ['notification'],
  read: (db, memberId) => toldTo(db, memberId, defaultLanguage),
}
