import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('pictures are decoded one after the other, also after one that failed', async () => {
  let atOnce = 0
  let most = 0
  const decode = async (name: string) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    atOnce -= 1
    if (name === 'broken') throw new Error(name)
    return name
  }
  const all = await Promise.allSettled(['first', 'broken', 'last'].map((name) => inTurn(() => decode(name))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(most).toBe(1)
})
