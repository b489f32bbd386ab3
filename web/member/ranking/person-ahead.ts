import type { Ranking } from '#contract/ranking.ts'

/** Undefined where the answer names nobody with more coins. */
export function personAhead({ top, around, me }: Pick<Ranking, 'top' | 'around' | 'me'>) {
  if (!me) return undefined
  const neighbours = around.length > 0 ? around : top
  const next = neighbours.findLast(({ coins }) => coins > me.coins)
  return next && { name: next.name, coins: next.coins - me.coins }
}
