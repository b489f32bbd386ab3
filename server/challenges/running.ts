import type { Challenge } from '#contract/challenges.ts'
import { type Language, textIn } from '#contract/languages.ts'
import type { ProfileType } from '#contract/people.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type ChallengeRow, challengeOfMember, runningChallengesOf } from './queries.ts'

type ChallengeReader = { memberId: string; profile: ProfileType; language: Language; now: Temporal.Instant }

export async function runningChallenges(
  db: Db,
  { language, ...reader }: ChallengeReader,
): Promise<Challenge[]> {
  const rows = await runningChallengesOf(db, reader)
  return rows.map((row) => challengeOf(row, language))
}

export async function challengeFor(
  db: Db,
  id: string,
  { language, ...reader }: ChallengeReader,
): Promise<Challenge> {
  const row = await challengeOfMember(db, id, reader)
  if (!row) throw new Refusal('not_found')
  return challengeOf(row, language)
}

function challengeOf(row: ChallengeRow, language: Language): Challenge {
  return {
    id: row.id,
    image: { link: row.image && `/files/${row.image}` },
    title: textIn(row.titles, language),
    description: textIn(row.descriptions, language),
    opens_at: String(row.opens_at),
    closes_at: String(row.closes_at),
    goal: goalOf(row),
  }
}

function goalOf({ goal_unit, goal_target, bonus, ...row }: ChallengeRow): Challenge['goal'] {
  if (goal_unit === null || goal_target === null || bonus === null) return null
  const isReached = row.reached_at !== null && row.undone_at === null
  return {
    unit: goal_unit,
    target: goal_target,
    progress: row.progress ?? 0,
    bonus,
    reached_at: isReached ? String(row.reached_at) : null,
    products: row.products,
  }
}
