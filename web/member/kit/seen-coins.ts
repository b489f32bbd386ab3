import type { User } from '#contract/members.ts'
import { readItem, writeItem } from '#web/platform/storage.ts'
import { coinsInAll } from './opening-coins.ts'

type Seen = { available: number; inAll: number }

/** What this person was last shown here, also on an earlier day. */
export function seenCoins(): Seen | undefined {
  const [, available, inAll] = /^(\d+) (\d+)$/.exec(readItem('seenCoins') ?? '') ?? []
  return available && inAll ? { available: Number(available), inAll: Number(inAll) } : undefined
}

export function rememberCoins(rewards: User['rewards']): void {
  writeItem('seenCoins', `${rewards.coins} ${coinsInAll(rewards)}`)
}
