import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { batching } from './batching.ts'

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
