import type { Prize } from '#contract/store.ts'
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
