import type { Prize } from '#contract/store.ts'
import { coinsInAll } from '#web/member/kit/opening-coins.ts'
import { isFoundIn } from '#web/ui/search-text.ts'
import { availabilityOf, isGoal, isSaving, priceFor, type Shopper } from './prize-availability.ts'
import type { Order, ShelfView } from './shelf-view.ts'

export function shelvesOf(prizes: readonly Prize[], shopper: Shopper, view: ShelfView) {
  const found = prizes.filter((prize) => isFound(prize, view))
  const sorted = found.toSorted(byOrder(view.order, shopper))
  const single = sorted.filter(({ is_grand }) => !is_grand)
  const availability = (prize: Prize) => availabilityOf(prize, shopper)
  return {
    count: found.length,
    grand: sorted.filter(({ is_grand }) => is_grand),
    available: single.filter((prize) => availability(prize) === 'available'),
    saving: single.filter((prize) => isSaving(availability(prize))),
    unavailable: single.filter(
      (prize) => availability(prize) !== 'available' && !isSaving(availability(prize)),
    ),
  }
}

/** As much of the price as makes a prize almost reached. */
const almost = 0.6

/**
 * What is still saved for, each on the first shelf that fits. Where most of the store is new, as in its first weeks,
 * nothing stands out as new.
 */
export function savingShelves(
  saving: readonly Prize[],
  { shopper, goalId, areMostNew }: { shopper: Shopper; goalId: string | undefined; areMostNew: boolean },
) {
  const shelfOf = (prize: Prize) => {
    if (prize.id === goalId) return 'goal'
    if (coinsInAll(shopper) >= almost * priceFor(prize, shopper)) return 'almost'
    return prize.is_new && !areMostNew ? 'fresh' : 'rest'
  }
  const on = (shelf: ReturnType<typeof shelfOf>) => saving.filter((prize) => shelfOf(prize) === shelf)
  return { goal: on('goal'), almost: on('almost'), fresh: on('fresh'), rest: on('rest') }
}

export function areMostNew(prizes: readonly Prize[]): boolean {
  return prizes.filter(({ is_new }) => is_new).length > prizes.length / 2
}

/** What is available comes first, then what soon will be and the goal, then the rest, and last what is gone. */
export function forHome(prizes: readonly Prize[], shopper: Shopper): readonly Prize[] {
  const place = (prize: Prize) => {
    const availability = availabilityOf(prize, shopper)
    if (availability === 'sold_out' || availability === 'limit_reached') return 3
    if (availability === 'available') return 0
    return availability === 'coins_open_later' || isGoal(prize, shopper) ? 1 : 2
  }
  return prizes.toSorted((one, other) => place(one) - place(other))
}

function isFound({ title, description, category }: Prize, view: ShelfView): boolean {
  const isInCategory = !view.category || view.category === category
  return isInCategory && isFoundIn(`${title} ${description}`, view.search)
}

function byOrder(order: Order, shopper: Shopper) {
  const direction = { shelf: 0, cheapest: 1, dearest: -1 }[order]
  return (one: Prize, other: Prize) => direction * (priceFor(one, shopper) - priceFor(other, shopper))
}
