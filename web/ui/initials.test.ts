import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Camila Andrade', 'CA'],
  ['  maria aparecida dos santos ', 'MS'],
  ['Édson', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
