import { profileTypes } from '#contract/people.ts'
import type { MemberReport, Period } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { activeMembers, membersByLevel, signUpsByWeek } from './queries.ts'
import { spanOf, weeksOf } from './span.ts'

export async function memberReportOf(db: Db, period: Period): Promise<MemberReport> {
  const span = spanOf(period)
  const [people, active, signUps] = await Promise.all([
    membersByLevel(db),
    activeMembers(db, span),
    signUpsByWeek(db, span),
  ])
  const count = (are: (person: (typeof people)[number]) => boolean) =>
    people.filter(are).reduce((sum, each) => sum + each.count, 0)
  return {
    total: count(() => true),
    levels: [1, 2, 3].map((level) => ({ level, count: count((each) => each.level === level) })),
    profiles: profileTypes.map((profile_type) => ({
      profile_type,
      count: count((each) => each.profile_type === profile_type),
    })),
    active,
    weeks: weeksOf(period).map((week) => ({
      week,
      sign_ups: signUps.find((each) => each.week.toString() === week)?.count ?? 0,
    })),
  }
}
