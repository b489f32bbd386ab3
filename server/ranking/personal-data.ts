import type { PersonalData } from '#server/platform/personal-data.ts'
import { rankingSettings, scoresOf } from './queries.ts'

export const rankingData: PersonalData = {
  part: 'ranking',
  tables: { ranking_score: { told: ['month', 'score', 'is_seen'], kept: ['member_id'] } },
  read: async (db, memberId) => ({
    is_hidden: (await rankingSettings(db, memberId))?.ranking_hidden ?? false,
    months: await scoresOf(db, memberId),
  }),
}
