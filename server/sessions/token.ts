import { hash, randomBytes } from 'node:crypto'

export type NewToken = { readonly text: string; readonly hash: Buffer }

export function createToken(): NewToken {
  const text = randomBytes(32).toString('base64url')
  return { text, hash: hashToken(text) }
}

export function hashToken(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
