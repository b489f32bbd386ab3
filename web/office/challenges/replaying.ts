import { type Goal, replayChallenge } from '#contract/challenges-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { type ChallengeDraft, goalIn } from './draft.ts'

/** Goals around the one that is typed, itself among them. */
const factors = [0.25, 0.5, 0.75, 1, 1.5, 2] as const

export type Replayed = {
  readonly goal: Goal
  readonly days: number
  /** By rising goals; equal ones once. */
  readonly answers: readonly (Answer<typeof replayChallenge> & { readonly target: number })[]
}

export async function replay(draft: ChallengeDraft): Promise<Replayed | undefined> {
  const goal = goalIn(draft)
  if (!goal) return undefined
  const days = daysOf(draft)
  const audience = draft.audience.length > 0 ? draft.audience : null
  const targets = [...new Set(factors.map((factor) => Math.max(1, Math.round(goal.target * factor))))]
  const answers: Replayed['answers'][number][] = []
  for (const target of targets) {
    const answer = await officeApi.call(replayChallenge, { goal: { ...goal, target }, audience, days })
    answers.push({ ...answer, target })
  }
  return { goal, days, answers }
}

/** As long as it is to run; ninety days as long as that is not known. */
export function daysOf({ opens, closes }: ChallengeDraft): number {
  if (!opens || !closes || closes < opens) return 90
  const days = Math.round((Date.parse(closes) - Date.parse(opens)) / 86_400_000) + 1
  return Math.min(Math.max(days, 1), 90)
}

/** How many brought how much: those between one goal and the next, and those beyond the last. */
export function reachedIn({ answers }: Replayed): { upTo: number | undefined; count: number }[] {
  const steps = answers.map(({ target, reached, people }, place) => ({
    upTo: target,
    count: (answers[place - 1]?.reached ?? people) - reached,
  }))
  return [...steps, { upTo: undefined, count: answers.at(-1)?.reached ?? 0 }]
}
