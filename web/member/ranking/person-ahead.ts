import type { Ranking } from '#contract/ranking.ts'

/** Who is next to be passed, and with how many coins. Undefined where the answer names nobody with more. */
export function personAhead({ top, around, me }: Pick<Ranking, 'top' | 'around' | 'me'>) {
  if (!me) return undefined
  const neighbours = around.length > 0 ? around : top
  const next = neighbours.findLast(({ coins }) => coins > me.coins)
  // As many coins would only be a tie.
  return next && { name: next.name, coins: next.coins - me.coins + 1 }
}
