import type { Db } from './db.ts'

/** The days on which the team does not work, besides national holidays. */
export async function closingDays(db: Db) {
  const rows = await db
    .selectFrom('closing_day')
    .select(['id', 'name', 'day', 'is_yearly'])
    .orderBy('day')
    .execute()
  return rows.map(({ day, ...facts }) => ({ ...facts, day: day.toString() }))
}
