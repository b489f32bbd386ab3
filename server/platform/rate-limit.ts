import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

type Limit = { readonly free: number; readonly perSeconds: number }
type Use = { count: number; since: number }

const mostNetworks = 10_000

/** For what costs others and nobody's account: counted by network in this process, and refused above the limit. */
export function limitRate({ free, perSeconds }: Limit) {
  const uses = new Map<string, Use>()

  /** Counts one use, unless told to count none and only to refuse who is above the limit already. */
  return function requireRate(address: string, now: Temporal.Instant, counted = 1) {
    const network = networkOf(address)
    const at = now.epochMilliseconds
    const earlier = uses.get(network)
    const use = earlier && at - earlier.since < perSeconds * 1000 ? earlier : { count: 0, since: at }
    use.count += counted
    // The ones counted first go first.
    uses.delete(network)
    uses.set(network, use)
    if (uses.size > mostNetworks) uses.delete(uses.keys().next().value ?? '')
    if (use.count <= free) return
    const waitSeconds = Math.max(1, Math.ceil((use.since - at) / 1000 + perSeconds))
    throw new Refusal('too_many_attempts', { waitSeconds })
  }
}
