import { limitRate } from '#server/platform/rate-limit.ts'
import { Refusal } from '#server/platform/refusal.ts'

type Guess = { address: string; now: Temporal.Instant }

/** Mistyped codes are told by their check sign and never asked for, so few that are unknown come from a shop. */
const requireRate = limitRate({ free: 30, perSeconds: 3600 })

/** Who tried too many codes is told nothing of any, whether it is asked for or sent. */
export function refuseGuessing({ address, now }: Guess) {
  requireRate(address, now, 0)
}

export function unknownCode(field: string, { address, now }: Guess): Refusal {
  requireRate(address, now)
  return new Refusal('recommendation_unknown', { field })
}
