import { expect, test } from 'vitest'
import { personAhead } from './person-ahead.ts'

const row = (position: number, name: string, coins: number) => ({
  position,
  name,
  coins,
  is_me: name === 'Eu',
})
const me = row(3, 'Eu', 850)

test('the next one to pass is the nearest with more coins, and one coin more than theirs passes them', () => {
  const top = [row(1, 'Ana P.', 910), row(2, 'Léo M.', 885), row(3, 'Bia R.', 850), me, row(5, 'Caio T.', 10)]
  expect(personAhead({ top, around: [], me })).toEqual({ name: 'Léo M.', coins: 36 })
  expect(personAhead({ top, around: [row(3, 'Bia R.', 850), me], me })).toBeUndefined()
})

test('nobody is ahead of the first, nor of somebody who is not there', () => {
  const first = row(1, 'Eu', 900)
  expect(personAhead({ top: [first, row(2, 'Ana P.', 9)], around: [], me: first })).toBeUndefined()
  expect(personAhead({ top: [row(1, 'Ana P.', 9)], around: [], me: null })).toBeUndefined()
})
