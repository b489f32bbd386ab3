import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { must } from '#contract/faults.ts'
import { boundsOf, longestOf, rangeOf } from './bounds.ts'
import { faultsOf, isAccepted } from './schema-faults.ts'

const Bag = z.object({
  title: z.object({ es: z.string().check(z.minLength(1), z.maxLength(120)) }),
  grams: z.nullable(z.int().check(z.gte(100), z.lte(50_000))),
  from: z.int(),
  to: z.int(),
})
const Ordered = Bag.check(must(({ from, to }: z.infer<typeof Bag>) => from < to, 'weights_reversed', 'to'))
const sound = { title: { es: 'Bolsa' }, grams: 100, from: 1, to: 2 }

test('what a schema refuses is told by field, in the words for it or for what it is a part of', () => {
  const words = { title: 'title', grams: 'grams', to: 'to', weights_reversed: 'order' }
  expect(faultsOf(Ordered, sound, words)).toEqual({})
  expect(faultsOf(Ordered, { ...sound, title: { es: '' }, grams: 99 }, words)).toEqual({
    'title.es': 'title',
    grams: 'grams',
  })
  expect(faultsOf(Ordered, { ...sound, grams: Number.NaN, to: 1.5 }, words)).toEqual({
    grams: 'grams',
    to: 'to',
  })
  expect(faultsOf(Ordered, { ...sound, to: 1 }, words)).toEqual({ to: 'order' })
})

test('what there are no words for is left to the server', () => {
  expect(faultsOf(Ordered, { ...sound, grams: 99 }, {})).toEqual({})
  expect([isAccepted(Ordered, { ...sound, grams: 99 }), isAccepted(Ordered, sound)]).toEqual([false, true])
})

test('bounds are read from the schema, in the language of who reads them', () => {
  expect(boundsOf(Bag.shape.grams)).toEqual({ least: 100, most: 50_000 })
  expect(boundsOf(z.optional(z.int().check(z.gte(1), z.lte(20))))).toEqual({ least: 1, most: 20 })
  expect(rangeOf(Bag.shape.grams, 'pt-BR', 1000)).toEqual(['0,1', '50'])
  expect(rangeOf(Bag.shape.grams, 'en')).toEqual(['100', '50,000'])
  expect(longestOf(Bag.shape.title.shape.es)).toBe(120)
  expect(() => longestOf(z.string())).toThrow('no such bound')
})
