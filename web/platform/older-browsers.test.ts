import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

const taken: [owner: object, name: string][] = [
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [Map, 'groupBy'],
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
  [Array.prototype, 'findLast'],
]
const natives = taken.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {})

beforeAll(async () => {
  for (const [owner, name] of taken) Reflect.deleteProperty(owner, name)
  await import('./older-browsers.ts')
})

afterAll(() => {
  for (const [place, [owner, name]] of taken.entries())
    Object.defineProperty(owner, name, natives[place] ?? {})
})

const lists = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 })
const places = fc.integer({ min: -10, max: 10 })

/** What the browser's own function answers. */
function native(place: number, owner: unknown, ...args: unknown[]): unknown {
  return Reflect.apply(natives[place]?.value, owner, args)
}

test('lists are copied as newer browsers copy them', () => {
  const order = (one: number, other: number) => other - one
  fc.assert(
    fc.property(lists, places, fc.nat(9), lists, (list, start, count, added) => {
      const before = [...list]
      expect(list.toReversed()).toEqual(native(0, list))
      expect(list.toSorted()).toEqual(native(1, list))
      expect(list.toSorted(order)).toEqual(native(1, list, order))
      expect(list.toSpliced(start, count, ...added)).toEqual(native(2, list, start, count, ...added))
      expect(list.toSpliced(start)).toEqual(native(2, list, start))
      if (start >= -list.length && start < list.length)
        expect(list.with(start, 99)).toEqual(native(3, list, start, 99))
      expect(list.findLast((item) => item < start)).toEqual(native(7, list, (item: number) => item < start))
      expect(list).toEqual(before)
    }),
  )
})

test('a loop over the names of a list does not come upon what was added', () => {
  const names: string[] = []
  for (const name in ['a']) names.push(name)
  expect(names).toEqual(['0'])
})

test('things are grouped in the order in which they come', () => {
  const keyOf = (item: number, index: number) => (item + index) % 3
  fc.assert(
    fc.property(lists, (list) => {
      expect([...Map.groupBy(list, keyOf)]).toEqual([
        ...(native(4, Map, list, keyOf) as Map<number, number[]>),
      ])
    }),
  )
})

test('a promise is settled from outside', async () => {
  const kept = Promise.withResolvers<string>()
  kept.resolve('kept')
  expect(await kept.promise).toBe('kept')
  const broken = Promise.withResolvers<string>()
  broken.reject(new Error('broken'))
  await expect(broken.promise).rejects.toThrow('broken')
})

test('a signal follows the first of several that ends', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = AbortSignal.any([one.signal, other.signal])
  expect(either.aborted).toBe(false)
  other.abort('later')
  one.abort('too late')
  expect([either.aborted, either.reason]).toEqual([true, 'later'])
  expect(AbortSignal.any([new AbortController().signal, one.signal]).reason).toBe('too late')
})
