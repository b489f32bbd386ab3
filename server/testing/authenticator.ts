import { codeAt, stepAt } from '#server/staff/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator does with the secret it was shown. */
export function codeOf(secret: string, now: Temporal.Instant): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return codeAt(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), stepAt(now))
}
