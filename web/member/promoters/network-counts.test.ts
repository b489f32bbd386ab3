import { expect, test } from 'vitest'
import { countsOf, statesOf } from './network-counts.ts'

test('the month is Brazil’s: its last evening is already the next month in London', () => {
  const person = { name: 'Ana', profile_type: 'breeder', verification: 'pending' } as const
  const people = [
    { ...person, date: '2026-11-01T02:30:00Z' },
    { ...person, date: '2026-11-01T03:30:00Z', verification: 'verified' as const },
  ]
  const counts = countsOf(people, new Date('2026-12-01T02:00:00Z'))
  expect(counts).toEqual({ people: 2, confirmed: 1, thisMonth: 1 })
})

test('people are counted by what the team decided about them', () => {
  const person = { name: 'Ana', profile_type: 'breeder', date: '2026-11-01T02:30:00Z' } as const
  const states = ['verified', 'pending', 'verified'] as const
  expect(statesOf(states.map((verification) => ({ ...person, verification })))).toEqual({
    confirmed: 2,
    pending: 1,
    refused: 0,
  })
})
