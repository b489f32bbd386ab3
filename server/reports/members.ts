import { profileTypes } from '#contract/people.ts'
import type { MemberReport, Period } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { totalOf } from './median.ts'
import { activeMembers, membersByState, signUpsByWeek } from './queries.ts'
import { weeksOf } from './span.ts'

const levels = ['blocked', 'waiting', 'verified'] as const

export async function memberReportOf(db: Db, period: Period): Promise<MemberReport> {
  const [{ members, ...people }, active, signUps] = await Promise.all([
    membersOf(db),
    activeMembers(db, period),
    signUpsByWeek(db, period),
  ])
  return {
    ...people,
    levels: levels.map((state, place) => ({
      level: place + 1,
      count: totalOf(members.filter((each) => each.state === state)),
    })),
    profiles: profileTypes
      .filter((profile) => profile !== 'promoter')
      .map((profile_type) => ({
        profile_type,
        count: totalOf(members.filter((each) => each.profile_type === profile_type)),
      })),
    active,
    weeks: weeksOf(period).map((week) => ({
      week,
      sign_ups: signUps.find((each) => each.week.toString() === week)?.count ?? 0,
    })),
  }
}

/** Promoters are no members, and who was invited is none before they accept. */
export async function membersOf(db: Db) {
  const people = await membersByState(db)
  const count = (state: string) => totalOf(people.filter((each) => each.state === state))
  const members = people.filter(({ state }) => state !== 'promoter' && state !== 'invited')
  return {
    members,
    total: totalOf(members),
    refused: count('refused'),
    invited: count('invited'),
    promoters: count('promoter'),
  }
}
