import { expect, test } from 'vitest'
import { linesBehind } from '#domain/paper/lines-behind.ts'
import { textOf } from '#domain/paper/paper.ts'
import { lettersOf, type TextPiece } from './pdf-letters.ts'

/** A page of 100 by 200 whose places count from the lower left corner. */
const page = { width: 100, height: 200, transform: [1, 0, 0, -1, 0, 200] }
const inPicture = { page: 0, picture: inkEverywhere() }

const piece = (str: string, [left, line]: [number, number], width = str.length * 5): TextPiece => ({
  str,
  transform: [10, 0, 0, 10, left, line],
  width,
  fontName: 'f',
})

const even = (text: string) => text.length

test('each letter has its place on the page, as parts of its width and height', () => {
  const [first, second] = lettersOf([piece('AB', [20, 100])], page, even)
  expect(first).toEqual({ text: 'A', box: [0.2, expect.closeTo(0.46), expect.closeTo(0.05), 0.05] })
  expect(second?.box[0]).toBeCloseTo(0.25)
})

test('a letter is as wide as its font has it, and all are as wide as the file says', () => {
  const wide = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 3 : 1), 0)
  const letters = lettersOf([piece('WI', [0, 100], 40)], page, wide)
  expect(letters.map(({ box }) => box[2])).toEqual([expect.closeTo(0.3), expect.closeTo(0.1)])
})

test('pieces of one line become a line, whatever their order, with words where there is room', () => {
  const pieces = [
    piece('299,80', [70, 99]),
    piece('2 UN', [5, 100]),
    piece('TO', [5, 80]),
    piece('TAL', [15, 80]),
  ]
  const { lines } = linesBehind(lettersOf(pieces, page, even), inPicture)
  expect(lines.map(textOf)).toEqual(['2 UN 299,80', 'TOTAL'])
})

test('what is turned, empty or without end is left out', () => {
  const turned = { ...piece('LADO', [10, 10]), transform: [0, 10, -10, 0, 10, 10] }
  expect(lettersOf([turned, piece('', [0, 0])], page, even)).toEqual([])
  expect(lettersOf([piece('A'.repeat(5000), [0, 0])], page, even)).toHaveLength(400)
  const many = Array.from({ length: 60 }, () => piece('A'.repeat(400), [0, 0]))
  expect(lettersOf(many, page, even)).toHaveLength(20_000)
})

/** So that nothing counts as hidden. */
function inkEverywhere() {
  const data = Uint8Array.from({ length: 100 * 200 }, (_, at) => (at % 2) * 255)
  return { data, width: 100, height: 200 }
}
