import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as all authenticators support it. */
const secretBytes = 20
const stepSeconds = 30
const digits = 6
/** Clocks differ, so the previous and the next code are accepted. */
const tolerance = [0, -1, 1]

export function createSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function stepOfCode(secret: Buffer, code: string, now: Temporal.Instant): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = stepAt(now)
  return tolerance
    .map((shift) => current + shift)
    .find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)))
}

export function stepAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function keyUri({ secret, issuer, email }: { secret: Buffer; issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const facts = new URLSearchParams({ secret: base32(secret), issuer })
  return `otpauth://totp/${label}?${facts.toString().replaceAll('+', '%20')}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
