import type { Challenge } from '#contract/challenges.ts'

const unsaid = { id: '', title: '', description: '', opens_at: '', closes_at: '', goal: null }

/** A challenge has at least its picture; what is not told of it stays empty, and is not shown. */
export function wholeChallenge({ image, ...told }: Partial<Challenge>): Challenge {
  return { ...unsaid, ...told, image: image ?? { link: null } }
}
