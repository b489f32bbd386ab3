import { profileTypes } from '#contract/people.ts'
import type { MemberReport, Period } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { totalOf } from './median.ts'
import { activeMembers, membersByLevel, signUpsByWeek } from './queries.ts'
import { spanOf, weeksOf } from './span.ts'

export async function memberReportOf(db: Db, period: Period): Promise<MemberReport> {
  const span = spanOf(period)
  const [people, active, signUps] = await Promise.all([
    membersByLevel(db),
    activeMembers(db, span),
    signUpsByWeek(db, span),
  ])
  return {
    total: totalOf(people),
    levels: [1, 2, 3].map((level) => ({
      level,
      count: totalOf(people.filter((each) => each.level === level)),
    })),
    profiles: profileTypes.map((profile_type) => ({
      profile_type,
      count: totalOf(people.filter((each) => each.profile_type === profile_type)),
    })),
    active,
    weeks: weeksOf(period).map((week) => ({
      week,
      sign_ups: signUps.find((each) => each.week.toString() === week)?.count ?? 0,
    })),
  }
}
