import { expect, test } from 'vitest'
import { isAccepted } from './file-check.ts'

const accept = 'image/jpeg, image/png,application/pdf,.xml'

test.each([
  ['nota.jpg', 'image/jpeg'],
  ['nota.pdf', 'application/pdf'],
  ['NOTA.XML', ''],
])('%s of the type "%s" is taken', (name, type) => {
  expect(isAccepted({ name, type }, accept)).toBe(true)
})

test.each([
  ['nota.heic', 'image/heic'],
  ['nota.docx', ''],
  ['xml', ''],
])('%s of the type "%s" is not', (name, type) => {
  expect(isAccepted({ name, type }, accept)).toBe(false)
})

test('a kind of type stands for all of it', () => {
  expect(isAccepted({ name: 'a', type: 'image/webp' }, 'image/*')).toBe(true)
})
