import { expect, test } from 'vitest'
import { stepsFor } from './steps.ts'

const requested = { kind: 'parcel', status: 'requested', member: {} } as const
const preparing = { kind: 'parcel', status: 'preparing', member: {} } as const
const shipped = { kind: 'parcel', status: 'shipped', member: {} } as const
const delivered = { kind: 'parcel', status: 'delivered', member: {} } as const

test('of several only what all of them allow can be done', () => {
  expect(stepsFor([requested])).toEqual(['prepare', 'ship', 'cancel'])
  expect(stepsFor([requested, preparing])).toEqual(['ship', 'cancel'])
  expect(stepsFor([preparing, shipped])).toEqual(['cancel'])
  expect(stepsFor([shipped, delivered])).toEqual([])
  expect(stepsFor([])).toEqual([])
})

test('coins of a deleted account cannot be given back', () => {
  expect(stepsFor([{ kind: 'parcel', status: 'shipped', member: null }])).toEqual(['deliver'])
})

test('each kind has only its own steps', () => {
  const waiting = { status: 'requested', member: {} } as const
  expect(stepsFor([{ ...waiting, kind: 'top_up' }])).toEqual(['deliver', 'cancel'])
  expect(stepsFor([{ ...waiting, kind: 'experience' }])).toEqual(['contact', 'cancel'])
  expect(stepsFor([{ ...waiting, kind: 'experience', status: 'contacted' }])).toEqual(['book', 'cancel'])
  expect(stepsFor([{ ...waiting, kind: 'digital', status: 'delivered' }])).toEqual(['cancel'])
  expect(stepsFor([requested, { ...waiting, kind: 'top_up' }])).toEqual(['cancel'])
})
