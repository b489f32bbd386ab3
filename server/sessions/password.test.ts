import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password verifies against its own hash and no other does', async () => {
  const stored = await hashPassword('caramelo 42')
  expect(await verifyPassword('caramelo 42', stored)).toBe(true)
  expect(await verifyPassword('Caramelo 42', stored)).toBe(false)
  expect(await verifyPassword('caramelo 42 ', stored)).toBe(false)
})

test('one password hashed twice gives two texts that tell their costs', async () => {
  const [one, two] = await Promise.all([hashPassword('petisco'), hashPassword('petisco')])
  expect(one).not.toBe(two)
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('a hash made elsewhere with other costs still verifies', async () => {
  // The reference implementation's own test vector for argon2id, version 19, t=2, m=256, p=1.
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await verifyPassword('password', reference)).toBe(true)
})

test('the same letters typed on different keyboards are the same password', async () => {
  const stored = await hashPassword('a\u00e7\u00e3o')
  expect(await verifyPassword('ac\u0327a\u0303o', stored)).toBe(true)
})

test('a damaged hash is a bug to be heard of, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('malformed')
})
