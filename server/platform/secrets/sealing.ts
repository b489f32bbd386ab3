import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type SecretKey = {
  /** Names the key without telling anything of it. */
  readonly id: string
  readonly sealing: Buffer
  readonly hashing: Buffer
}

export const secretKeyBytes = 32

/** AES-256-GCM: version, id of the key, nonce, tag, and what was sealed. */
const version = 1
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + idBytes + nonceBytes + tagBytes

export function deriveSecretKey(secret: Buffer): SecretKey {
  return {
    id: derived(secret, 'id', idBytes).toString('hex'),
    sealing: derived(secret, 'sealing', 32),
    hashing: derived(secret, 'hashing', 32),
  }
}

/** `place` says whose the value is, so that nobody can put it elsewhere. */
export function seal(key: SecretKey, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key.sealing, nonce).setAAD(Buffer.from(place))
  const content = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(version), Buffer.from(key.id, 'hex'), nonce, cipher.getAuthTag(), content])
}

export function unseal(key: SecretKey, sealed: Buffer, place: string): Buffer {
  const [nonceAt, tagAt] = [1 + idBytes, 1 + idBytes + nonceBytes]
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, sealed.subarray(nonceAt, tagAt), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(tagAt, headBytes))
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
}

export function keyIdOf(sealed: Buffer): string {
  if (sealed.length < headBytes || sealed[0] !== version) throw new Error('this is not a sealed value')
  return sealed.toString('hex', 1, 1 + idBytes)
}

/** Tells whether two values are equal, and nothing else to who has not the key. */
export function keyedHash(key: SecretKey, value: string): Buffer {
  return createHmac('sha256', key.hashing).update(value).digest()
}

function derived(secret: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `petisco ${purpose}`, bytes))
}
