import { argon2 as hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(hash)

/** OWASP's first recommendation for argon2id; about 50 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** The costs are read from the stored hash, so that old passwords stay valid when costs change. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!parts) throw new Error('a stored password hash is malformed')
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(expected, await derive(password, Buffer.from(salt, 'base64'), costs))
}

async function derive(password: string, nonce: Buffer, costs: typeof cost) {
  return argon2('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...costs })
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
