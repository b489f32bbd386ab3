import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveSecretKey, keyedHash, keyIdOf, seal, unseal } from './sealing.ts'

const bytes = fc.uint8Array({ maxLength: 200 }).map((value) => Buffer.from(value))
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((value) => deriveSecretKey(Buffer.from(value)))

test('what was sealed comes back with its key in its place, whatever it is', async () => {
  await fc.assert(
    fc.property(key, bytes, fc.string(), (key, plain, place) => {
      const sealed = seal(key, plain, place)
      expect(keyIdOf(sealed)).toBe(key.id)
      expect(sealed.length).toBe(plain.length + 33)
      expect(unseal(key, sealed, place).equals(plain)).toBe(true)
    }),
  )
})

test('it does not open in another place, with another key, nor with a bit changed', async () => {
  await fc.assert(
    fc.property(
      key,
      key,
      bytes,
      fc.string(),
      fc.string(),
      fc.nat(),
      (key, other, plain, place, elsewhere, bit) => {
        fc.pre(key.id !== other.id && place !== elsewhere)
        const sealed = seal(key, plain, place)
        expect(() => unseal(key, sealed, elsewhere)).toThrow()
        expect(() => unseal(other, sealed, place)).toThrow()
        // Version and id only say which key to look for.
        const at = 5 + (bit % (sealed.length - 5))
        sealed[at] = (sealed[at] ?? 0) ^ (1 << (bit % 8))
        expect(() => unseal(key, sealed, place)).toThrow()
      },
    ),
  )
})

test('the same value is sealed differently each time, and hashed the same', async () => {
  await fc.assert(
    fc.property(key, key, fc.string(), (key, other, value) => {
      fc.pre(key.id !== other.id)
      const plain = Buffer.from(value)
      expect(seal(key, plain, 'x').equals(seal(key, plain, 'x'))).toBe(false)
      expect(keyedHash(key, value)).toEqual(keyedHash(key, value))
      expect(keyedHash(key, value).equals(keyedHash(other, value))).toBe(false)
    }),
  )
})

test('something that was never sealed is told from what was', () => {
  for (const plain of [Buffer.alloc(0), Buffer.from('52998224725'), Buffer.alloc(60)])
    expect(() => keyIdOf(plain)).toThrow('this is not a sealed value')
  expect(keyIdOf(seal(deriveSecretKey(randomBytes(32)), Buffer.alloc(0), ''))).toMatch(/^[0-9a-f]{8}$/)
})
