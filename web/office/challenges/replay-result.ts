import type { Goal, replayChallenge } from '#contract/challenges-office.ts'
import type { Answer, Input } from '#contract/endpoint.ts'
import { type ChallengeDraft, goalIn } from './draft.ts'

const factors = [0.25, 0.5, 0.75, 1, 1.5, 2] as const

export type ReplayResult = { readonly goal: Goal; readonly answer: Answer<typeof replayChallenge> }

/** Undefined while the goal is not complete. */
export function replayOf(draft: ChallengeDraft): Input<typeof replayChallenge> | undefined {
  const goal = goalIn(draft)
  if (!goal) return undefined
  const audience = draft.audience.length > 0 ? draft.audience : null
  const targets = factors.map((factor) => Math.max(1, Math.round(goal.target * factor)))
  return { goal, audience, days: daysOf(draft), targets }
}

/** As long as it is to run; ninety days as long as that is not known. */
export function daysOf({ opens, closes }: ChallengeDraft): number {
  if (!opens || !closes || closes < opens) return 90
  const days = Math.round((Date.parse(closes) - Date.parse(opens)) / 86_400_000) + 1
  return Math.min(Math.max(days, 1), 90)
}

type Steps = Pick<ReplayResult['answer'], 'people' | 'others'>

/** How many brought how much: those between one goal and the next, and those beyond the last. */
export function reachedIn({ people, others }: Steps): { upTo: number | undefined; count: number }[] {
  const steps = others.map(({ target, reached }, place) => ({
    upTo: target,
    count: (others[place - 1]?.reached ?? people) - reached,
  }))
  return [...steps, { upTo: undefined, count: others.at(-1)?.reached ?? 0 }]
}
