import { expect, test } from 'vitest'
import type { RankingRow } from '#contract/ranking.ts'
import { type Piece, podiumOf, rankingPieces } from './ranking-rows.ts'

/** One person for each amount, in order; the one with `mine` is the reader. */
function rowsOf(amounts: readonly number[], mine?: number): RankingRow[] {
  return amounts.map((coins, index) => ({
    position: amounts.indexOf(coins) + 1,
    name: `P${index + 1}`,
    coins,
    is_me: coins === mine,
  }))
}

const falling = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index)
const shown = (pieces: readonly Piece[]) =>
  pieces.map((piece) =>
    piece.kind === 'others'
      ? 'others'
      : `${piece.kind} ${piece.rows.at(0)?.position}–${piece.rows.at(-1)?.position}`,
  )
const medals = (amounts: readonly number[]) =>
  podiumOf({ top: rowsOf(amounts) }).map(({ row, place, medal }) => `${row.name} ${place} ${medal}`)

test('the podium holds three, two, one or nobody', () => {
  expect(medals([9, 8, 7, 6])).toEqual(['P1 middle 1', 'P2 left 2', 'P3 right 3'])
  expect(medals([9, 8])).toEqual(['P1 middle 1', 'P2 left 2'])
  expect(medals([9])).toEqual(['P1 middle 1'])
  expect(medals([])).toEqual([])
})

test('who has the same coins has the same medal', () => {
  expect(medals([9, 9, 7])).toEqual(['P1 middle 1', 'P2 left 1', 'P3 right 3'])
  expect(medals([9, 8, 8, 8])).toEqual(['P1 middle 1', 'P2 left 2', 'P3 right 2'])
  expect(medals([9, 9, 9, 9])).toEqual(['P1 middle 1', 'P2 left 1', 'P3 right 1'])
})

test('what is far from the top and from the member is folded away', () => {
  const top = rowsOf(falling(100, 30), 87)
  expect(shown(rankingPieces({ top, around: [] }))).toEqual([
    'rows 4–7',
    'folded 8–11',
    'rows 12–16',
    'folded 17–30',
  ])
})

test('a button never hides a single person', () => {
  const top = rowsOf(falling(100, 13), 90)
  expect(shown(rankingPieces({ top, around: [] }))).toEqual(['rows 4–13'])
})

test('somebody beyond the first fifty sees their neighbours after a break', () => {
  const all = rowsOf(falling(500, 200), 401)
  const ranking = { top: all.slice(0, 50), around: all.slice(97, 102) }
  expect(shown(rankingPieces(ranking))).toEqual([
    'rows 4–7',
    'folded 8–48',
    'rows 49–50',
    'others',
    'rows 98–102',
  ])
})

test('neighbours who are among the first fifty are shown once', () => {
  const all = rowsOf(falling(500, 60), 449)
  const ranking = { top: all.slice(0, 50), around: all.slice(49, 54) }
  expect(shown(rankingPieces(ranking))).toEqual(['rows 4–7', 'folded 8–48', 'rows 49–50', 'rows 51–54'])
  const next = { top: all.slice(0, 50), around: all.slice(50, 55) }
  expect(shown(rankingPieces(next))).not.toContain('others')
})

test('nobody after the podium: nothing', () => {
  expect(rankingPieces({ top: rowsOf([3, 2, 1]), around: [] })).toEqual([])
})
