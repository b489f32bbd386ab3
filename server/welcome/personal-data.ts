import type { PersonalData } from '#server/platform/personal-data.ts'
import { welcomeRow } from './queries.ts'

export const welcomeData: PersonalData = {
  part: 'welcome',
  tables: { welcome: { told: ['coins', 'since'], kept: ['member_id'] } },
  read: async (db, memberId) => (await welcomeRow(db, memberId)) ?? null,
}
