import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween } from './diff.ts'

test('a paragraph that was written, and one that was changed', () => {
  expect(changesBetween(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
  ])
})

test('without what was added it is the old text, without what was removed the new one', () => {
  const paragraphs = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(paragraphs, paragraphs, (before, after) => {
      const lines = changesBetween(before, after)
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text)
      expect(without('added')).toEqual(before)
      expect(without('removed')).toEqual(after)
    }),
  )
})
