import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { batching, rowsByMember } from './batching.ts'

test('a lone piece runs at once; what comes meanwhile shares the next turn, in its order', async ({
  database: { db },
}) => {
  const turns: number[][] = []
  const doubled = batching({
    run: async (_, pieces: readonly number[]) => {
      turns.push([...pieces])
      await new Promise(setImmediate)
      return pieces.map((piece) => piece * 2)
    },
    most: 3,
    turns: 1,
  })
  const answers = await Promise.all([1, 2, 3, 4, 5].map((piece) => doubled(db, piece)))
  expect(answers).toEqual([2, 4, 6, 8, 10])
  expect(turns).toEqual([[1], [2, 3, 4], [5]])
  expect(await doubled(db, 6)).toBe(12)
})

test('pieces with one key follow each other, whatever runs beside them', async ({ database: { db } }) => {
  const running = new Set<string>()
  const visit = batching({
    run: async (_, pieces: readonly string[]) => {
      expect(new Set(pieces).size).toBe(pieces.length)
      for (const piece of pieces) expect(running.has(piece)).toBe(false)
      for (const piece of pieces) running.add(piece)
      await new Promise(setImmediate)
      for (const piece of pieces) running.delete(piece)
      return pieces
    },
    keyOf: (piece) => piece,
    most: 10,
    turns: 2,
  })
  const visitors = Array.from({ length: 60 }, (_, index) => `member ${index % 7}`)
  expect(await Promise.all(visitors.map((visitor) => visit(db, visitor)))).toEqual(visitors)
})

test('one piece that the database refuses fails alone', async ({ database: { db, pool } }) => {
  const whole = batching({
    run: async (_, pieces: readonly string[]) => {
      const { rows } = await pool.query<{ n: number }>('select n::integer from unnest($1::text[]) as n', [
        pieces,
      ])
      return rows.map(({ n }) => n)
    },
    most: 10,
    turns: 1,
  })
  const outcomes = await Promise.allSettled(['1', '2', 'three', '4'].map((piece) => whole(db, piece)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('a fault of ours reaches everybody who waited for that turn, and nobody after', async ({
  database: { db },
}) => {
  let isBroken = true
  const fragile = batching({
    run: async (_, pieces: readonly number[]) => {
      if (isBroken) throw new Error('broken')
      return pieces
    },
    most: 10,
    turns: 1,
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map((piece) => fragile(db, piece)))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  isBroken = false
  expect(await fragile(db, 4)).toBe(4)
})

test('where it gathers, what arrives with the first piece shares its turn', async ({ database: { db } }) => {
  const turns: number[][] = []
  const same = batching({
    run: async (_, pieces: readonly number[]) => {
      turns.push([...pieces])
      return pieces
    },
    most: 3,
    turns: 1,
    gathers: true,
  })
  expect(await Promise.all([1, 2, 3, 4].map((piece) => same(db, piece)))).toEqual([1, 2, 3, 4])
  expect(turns).toEqual([[1, 2, 3], [4]])
})

test('members who ask at the same time get their own rows, and who asks twice is read once', async ({
  database: { db },
}) => {
  const asked: (readonly string[])[] = []
  const rowsOf = rowsByMember(async (_, { memberIds }) => {
    asked.push(memberIds)
    return [
      { member_id: 'bia', row: 1 },
      { member_id: 'ana', row: 2 },
      { member_id: 'bia', row: 3 },
    ]
  }, 16)
  const rows = await Promise.all(['ana', 'bia', 'ana', 'rui'].map((member) => rowsOf(db, member)))
  expect(rows.map((own) => own.map(({ row }) => row))).toEqual([[2], [1, 3], [2], []])
  expect(asked).toEqual([['ana', 'bia', 'rui']])
})
