import type { OpeningCoins } from '#contract/fields.ts'
import type { User } from '#contract/members.ts'
import type { MyStore, Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'

export type Shopper = {
  readonly coins: number
  readonly opening: OpeningCoins[]
  readonly isMember: boolean
  readonly mine: MyStore | undefined
}

export type Availability =
  | 'available'
  /** Coins that open later are enough. */
  | 'coins_open_later'
  | 'missing_coins'
  | 'sold_out'
  | 'limit_reached'
  | 'after_verification'

type Facts = Pick<Prize, 'id' | 'value' | 'stock' | 'limit_per_member'>

export function shopperOf({ level, rewards }: Pick<User, 'level' | 'rewards'>, mine?: MyStore): Shopper {
  return {
    coins: rewards.coins,
    opening: rewards.opening ?? [],
    isMember: level.id === 3,
    mine,
  }
}

export function availabilityOf(prize: Facts, shopper: Shopper): Availability {
  if (prize.stock === 'sold_out') return 'sold_out'
  if (!shopper.isMember) return 'after_verification'
  if (prize.limit_per_member !== null && timesRedeemed(prize, shopper) >= prize.limit_per_member)
    return 'limit_reached'
  if (shopper.coins >= priceFor(prize, shopper)) return 'available'
  return missingFor(prize, shopper) > 0 ? 'missing_coins' : 'coins_open_later'
}

/** Only coins are wanting, or the moment at which they open. */
export function isSaving(availability: Availability): boolean {
  return availability === 'missing_coins' || availability === 'coins_open_later'
}

/** The price of a goal is frozen. */
export function priceFor({ id, value }: Pick<Prize, 'id' | 'value'>, { mine }: Pick<Shopper, 'mine'>) {
  return isGoal({ id }, { mine }) ? (mine?.goal?.value ?? value) : value
}

export function missingFor(prize: Pick<Prize, 'id' | 'value'>, shopper: Shopper): number {
  return Math.max(0, priceFor(prize, shopper) - coinsInAll(shopper))
}

export function isGoal({ id }: Pick<Prize, 'id'>, { mine }: Pick<Shopper, 'mine'>): boolean {
  return mine?.goal?.product_id === id
}

export function timesRedeemed({ id }: Pick<Prize, 'id'>, { mine }: Pick<Shopper, 'mine'>): number {
  return mine?.redeemed.find(({ product_id }) => product_id === id)?.times ?? 0
}

/** A goal is out of reach. One that has come within reach can still be removed. */
export function canBeGoal(prize: Facts, shopper: Shopper): boolean {
  if (!shopper.isMember) return false
  const availability = availabilityOf(prize, shopper)
  return isSaving(availability) || availability === 'sold_out' || isGoal(prize, shopper)
}
