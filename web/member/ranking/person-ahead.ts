import type { Ranking } from '#contract/ranking.ts'

/** The next person with more coins than the member, and how many more; undefined where the answer names none. */
export function personAhead({ top, around, me }: Pick<Ranking, 'top' | 'around' | 'me'>) {
  if (!me) return undefined
  const neighbours = around.length > 0 ? around : top
  const next = neighbours.findLast(({ coins }) => coins > me.coins)
  return next && { name: next.name, coins: next.coins - me.coins }
}
