import { expect, test } from 'vitest'
import { base32, codeAt, keyUri, stepAt, stepOfCode } from './totp.ts'

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as the standard has it', (seconds, code) => {
  const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
  expect(codeAt(secret, stepAt(now))).toBe(code)
  expect(stepOfCode(secret, code, now)).toBe(stepAt(now))
})

test('a code of the half minute before or after is taken, an older one is not', () => {
  const now = Temporal.Instant.fromEpochMilliseconds(1_234_567_890_000)
  const step = stepAt(now)
  expect(stepOfCode(secret, codeAt(secret, step - 1), now)).toBe(step - 1)
  expect(stepOfCode(secret, codeAt(secret, step + 1), now)).toBe(step + 1)
  expect(stepOfCode(secret, codeAt(secret, step - 2), now)).toBeUndefined()
  expect(stepOfCode(secret, '', now)).toBeUndefined()
})

test('the secret is written as authenticators read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(keyUri({ secret, issuer: 'Petisco Gestão', email: 'rita@petisco.example' })).toBe(
    'otpauth://totp/Petisco%20Gest%C3%A3o:rita%40petisco.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Petisco%20Gest%C3%A3o',
  )
})
