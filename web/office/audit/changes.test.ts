import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('a change is told field by field, with what is nested named by its path', () => {
  const before = { price: 4200, titles: { es: 'Taza' }, ids: [1, 2] }
  const after = { price: 4500, titles: { es: 'Taza', en: 'Mug' }, ids: [1] }
  expect(changesOf(before, after)).toEqual([
    { field: 'price', before: '4200', after: '4500' },
    { field: 'titles.es', before: 'Taza', after: 'Taza' },
    { field: 'ids', before: '1, 2', after: '1' },
    { field: 'titles.en', before: null, after: 'Mug' },
  ])
})

test('what a change does not name stayed as it was; what it names as nothing went', () => {
  expect(
    changesOf({ number: '1260', status: 'received', note: 'x' }, { status: 'counted', note: null }),
  ).toEqual([
    { field: 'number', before: '1260', after: '1260' },
    { field: 'status', before: 'received', after: 'counted' },
    { field: 'note', before: 'x', after: null },
  ])
  expect(changesOf({ image: 'a.webp' }, null)).toEqual([{ field: 'image', before: 'a.webp', after: null }])
})

test('an entry that keeps nothing has no changes', () => {
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf(null, { level: 3 })).toEqual([{ field: 'level', before: null, after: '3' }])
})
