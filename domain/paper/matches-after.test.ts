import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesAfter } from './matches-after.ts'

test('finds what a pattern that looks behind finds, in whatever text', () => {
  const text = fc.string({ unit: fc.constantFrom('1', '2', ',', '.', ' ', 'A', 'U', 'N'), maxLength: 20 })
  fc.assert(
    fc.property(text, (line) => {
      const behind = [...line.matchAll(/(?<![\d,.])(\d[\d,]*)\s?(UN|A)/g)]
      const after = matchesAfter(line, /(\d[\d,]*)\s?(UN|A)/g, /(?:^|[^\d,.])$/)
      expect(after.map((match) => [match.index, ...match])).toEqual(
        behind.map((match) => [match.index, ...match]),
      )
    }),
  )
})
