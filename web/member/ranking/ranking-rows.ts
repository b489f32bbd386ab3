import type { Ranking, RankingRow } from '#contract/ranking.ts'

export type PodiumStep = {
  readonly row: RankingRow
  /** The first is drawn in the middle and the second at the left. */
  readonly place: 'middle' | 'left' | 'right'
  /** People with the same coins have the same medal. */
  readonly medal: 1 | 2 | 3
}

/** Two people may have the same name and coins, so only their position in the answer tells them apart. */
type ListedRow = RankingRow & { readonly nth: number }

/** Visible rows, rows behind a button, or people who are missing from the answer. */
export type Piece =
  | { readonly kind: 'rows' | 'folded'; readonly rows: readonly ListedRow[] }
  | { readonly kind: 'others' }

const steps = ['middle', 'left', 'right'] as const
const alwaysShown = 4
const neighbours = 2

export function podiumOf({ top }: Pick<Ranking, 'top'>): PodiumStep[] {
  return steps.flatMap((place, index) => {
    const row = top[index]
    return row ? [{ row, place, medal: medalOf(row.position) }] : []
  })
}

/** Folds away what is neither near the top nor near the member. */
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
