import { expect, test } from 'vitest'
import { stepsFor } from './steps.ts'

test('of several only what all of them allow can be done', () => {
  expect(stepsFor([{ status: 'requested' }])).toEqual(['prepare', 'ship', 'cancel'])
  expect(stepsFor([{ status: 'requested' }, { status: 'preparing' }])).toEqual(['ship', 'cancel'])
  expect(stepsFor([{ status: 'preparing' }, { status: 'shipped' }])).toEqual(['cancel'])
  expect(stepsFor([{ status: 'shipped' }, { status: 'delivered' }])).toEqual([])
  expect(stepsFor([])).toEqual([])
})
