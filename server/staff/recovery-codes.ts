import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/sessions/token.ts'
import { base32 } from './totp.ts'

const count = 10
/** Fifty random bits: more than anybody can try. */
const length = 10

/** As the person writes them down, and as they are kept. */
export function createRecoveryCodes() {
  const codes = Array.from({ length: count }, () => base32(randomBytes(8)).slice(0, length))
  return {
    texts: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()),
    hashes: codes.map(hashToken),
  }
}
