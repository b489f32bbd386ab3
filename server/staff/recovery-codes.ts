import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/sessions/token.ts'
import { base32 } from './totp.ts'

const count = 10
const length = 10

export function createRecoveryCodes() {
  const codes = Array.from({ length: count }, () => base32(randomBytes(8)).slice(0, length))
  return {
    texts: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()),
    hashes: codes.map(hashToken),
  }
}
