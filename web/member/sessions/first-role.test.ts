import { expect, test } from 'vitest'
import { firstRole } from './first-role.ts'

const none = { attendant: false, veterinarian: false, breeder: false, promoter: false, prescriber: false }

test('a veterinarian, who also prescribes, is kept as veterinarian', () => {
  expect(firstRole({ ...none, prescriber: true, veterinarian: true })).toBe('veterinarian')
})

test('nobody has a type without a role', () => {
  expect(firstRole(none)).toBeUndefined()
})
