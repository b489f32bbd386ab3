import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Database, Db } from '#server/platform/db.ts'
import { insertPushKeys, pushKeys } from './queries.ts'

type PushKeys = { readonly publicKey: Buffer; readonly privateKey: Buffer }

function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const privateKey = pair.getPrivateKey()
  // The library drops leading zeros.
  return {
    publicKey: pair.getPublicKey(),
    privateKey: Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]),
  }
}

type PushCall = { endpoint: string; keys: PushKeys; publicUrl: string; now: Temporal.Instant }

/** Identifies the sender to a push service (RFC 8292). */
export function pushAuthorisation({ endpoint, keys, publicUrl, now }: PushCall): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.epochMilliseconds / 1000) + 12 * 60 * 60,
    sub: contactAt(publicUrl),
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: keyOf(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey.toString('base64url')}`
}

function contactAt(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:nao-responda@${new URL(publicUrl).hostname}`
}

function keyOf({ publicKey, privateKey }: PushKeys) {
  const part = (bytes: Buffer) => bytes.toString('base64url')
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)]
  const jwk = { kty: 'EC', crv: 'P-256', x: part(x), y: part(y), d: part(privateKey) }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Push services know this programme by its key pair. */
export async function addMissingPushKeys({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  if (await pushKeys(db)) return
  await transaction((tx) => insertPushKeys(tx, newPushKeys()))
}

export async function requirePushKeys(db: Db): Promise<PushKeys> {
  const keys = await pushKeys(db)
  if (!keys) throw new Error('the push keys have not been made')
  return keys
}
