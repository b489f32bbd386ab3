import type { PersonalData } from '#server/platform/personal-data.ts'
import { goalOf, watchedBy } from './queries.ts'

const everSince = Temporal.PlainDate.from('2000-01-01')

export const storeData: PersonalData = {
  part: 'store',
  tables: {
    goal: { told: ['prize_id', 'kept_until', 'price'], kept: ['member_id'] },
    prize_watch: { told: ['prize_id'], kept: ['member_id'] },
  },
  read: async (db, memberId) => ({
    goal: (await goalOf(db, memberId, everSince)) ?? null,
    watched_prizes: await watchedBy(db, memberId),
  }),
}
