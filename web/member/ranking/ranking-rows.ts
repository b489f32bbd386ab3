import type { Ranking, RankingRow } from '#contract/ranking.ts'

export type PodiumStep = {
  readonly row: RankingRow
  /** As seen: the first in the middle, the second left of them. */
  readonly place: 'middle' | 'left' | 'right'
  /** People with the same coins have the same medal, and stand at the same height. */
  readonly medal: 1 | 2 | 3
}

/** Two people may have all of it in common, except where they come in the answer. */
type ListedRow = RankingRow & { readonly nth: number }

/** Rows in view, those behind a button, or people who are not in the answer at all. */
export type Piece =
  | { readonly kind: 'rows' | 'folded'; readonly rows: readonly ListedRow[] }
  | { readonly kind: 'others' }

const steps = ['middle', 'left', 'right'] as const
const alwaysShown = 4
const neighbours = 2

/** The first three, or as many as there are. */
export function podiumOf({ top }: Pick<Ranking, 'top'>): PodiumStep[] {
  return steps.flatMap((place, index) => {
    const row = top[index]
    return row ? [{ row, place, medal: medalOf(row.position) }] : []
  })
}

/** Everybody after the podium, with what is neither near the top nor near the member folded away. */
export function rankingPieces({ top, around }: Pick<Ranking, 'top' | 'around'>): Piece[] {
  const listed = [...top, ...around.slice(overlap(top, around))].map((row, nth) => ({ ...row, nth }))
  const rest = listed.slice(steps.length, top.length)
  const further = listed.slice(top.length)
  const first = further[0]
  const isApart = first !== undefined && further.length === around.length && first.position > top.length + 1
  return [
    ...folded(rest, first ? [rest.length] : indexOfMe(rest)),
    ...(isApart ? [{ kind: 'others' } as const] : []),
    ...(first ? [{ kind: 'rows', rows: further } as const] : []),
  ]
}

function folded(rows: readonly ListedRow[], me: readonly number[]): Piece[] {
  const isShown = (index: number) =>
    index < alwaysShown || me.some((own) => Math.abs(own - index) <= neighbours)
  const pieces: { kind: 'rows' | 'folded'; rows: ListedRow[] }[] = []
  for (const [index, row] of rows.entries()) {
    // A single row takes no more room than the button that would hide it.
    const isAlone = isShown(index - 1) && isShown(index + 1)
    const kind = isShown(index) || isAlone ? 'rows' : 'folded'
    const last = pieces.at(-1)
    if (last?.kind === kind) last.rows.push(row)
    else pieces.push({ kind, rows: [row] })
  }
  return pieces
}

function indexOfMe(rows: readonly RankingRow[]): number[] {
  const index = rows.findIndex(({ is_me }) => is_me)
  return index < 0 ? [] : [index]
}

/** CalculationCard many of the member's neighbours are the last of the top, too. */
function overlap(top: readonly RankingRow[], around: readonly RankingRow[]): number {
  const sizes = around.map((_, index) => index + 1).reverse()
  return (
    sizes.find((size) => around.slice(0, size).every((row, index) => isSame(row, top.at(index - size)))) ?? 0
  )
}

function isSame(row: RankingRow, other: RankingRow | undefined): boolean {
  return row.position === other?.position && row.name === other.name && row.coins === other.coins
}

function medalOf(position: number): 1 | 2 | 3 {
  return position === 1 || position === 2 ? position : 3
}
