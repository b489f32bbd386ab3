import { expect, test } from 'vitest'
import { isSameThing } from './suspense-query.ts'

test('a filter, a page or a period that changes is the same thing looked at otherwise', () => {
  expect(isSameThing(['/members', { page: 1 }], ['/members', { page: 2 }])).toBe(true)
  expect(
    isSameThing(['/members/:id/coins', { id: 'ana', page: 1 }], ['/members/:id/coins', { id: 'ana' }]),
  ).toBe(true)
})

test('whoever has another name in the path is somebody else, whatever the rest', () => {
  expect(isSameThing(['/members/:id', { id: 'ana' }], ['/members/:id', { id: 'bia' }])).toBe(false)
  expect(
    isSameThing(
      ['/members/:id/:part', { id: 'ana', part: 'a' }],
      ['/members/:id/:part', { id: 'ana', part: 'b' }],
    ),
  ).toBe(false)
})

test('another call, and one that says more of itself, is another thing', () => {
  expect(isSameThing(['/members', {}], ['/prizes', {}])).toBe(false)
  expect(isSameThing(['/members', {}], ['/members', {}, 'counts'])).toBe(false)
})
