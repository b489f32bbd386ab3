import { expect, test } from 'vitest'
import { stepsFor } from './steps.ts'

const requested = { status: 'requested', member: {} } as const
const preparing = { status: 'preparing', member: {} } as const
const shipped = { status: 'shipped', member: {} } as const
const delivered = { status: 'delivered', member: {} } as const

test('of several only what all of them allow can be done', () => {
  expect(stepsFor([requested])).toEqual(['prepare', 'ship', 'cancel'])
  expect(stepsFor([requested, preparing])).toEqual(['ship', 'cancel'])
  expect(stepsFor([preparing, shipped])).toEqual(['cancel'])
  expect(stepsFor([shipped, delivered])).toEqual([])
  expect(stepsFor([])).toEqual([])
})

test('coins of a deleted account cannot be given back', () => {
  expect(stepsFor([{ status: 'shipped', member: null }])).toEqual(['deliver'])
})
