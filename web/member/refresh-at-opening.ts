import { useEffect } from 'react'
import type { User } from '#contract/members.ts'
import { refreshWallet } from './refresh-after.ts'

/** A browser whose clock is ahead of the server's asks again after this. */
const soonestMs = 10_000
/** Timers that are set for longer than some weeks go off at once. */
const latestMs = 86_400_000

/** When coins open, what the page says of them is asked for again. */
export function useRefreshAtOpening({ rewards }: Pick<User, 'rewards'>): void {
  const next = rewards.opening?.[0]?.at
  useEffect(() => {
    if (next === undefined) return undefined
    let timer = wait()
    function wait() {
      const waitMs = Math.min(Math.max(Date.parse(next ?? '') - Date.now(), soonestMs), latestMs)
      return setTimeout(() => {
        void refreshWallet()
        timer = wait()
      }, waitMs)
    }
    return () => clearTimeout(timer)
  }, [next])
}
