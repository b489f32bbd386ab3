import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

type Browser = {
  /** Its point on P-256, uncompressed. */
  readonly publicKey: Buffer
  readonly authSecret: Buffer
}

/** Chosen anew for every message; given only where a message must come out as another program made it. */
type Chance = { readonly sender: ECDH; readonly salt: Buffer }

const recordSize = 4096

/** A message that only the browser can read, and not the push service that carries it (RFC 8291, one record). */
export function encrypted(text: string, browser: Browser, { sender, salt }: Chance = chance()): Buffer {
  const senderKey = sender.getPublicKey()
  const secret = sender.computeSecret(browser.publicKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.publicKey, senderKey])
  const keyMaterial = derived(browser.authSecret, secret, about, 32)
  const key = derived(salt, keyMaterial, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(salt, keyMaterial, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record ends with a two.
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()])
  return Buffer.concat([headOf(salt, senderKey), hidden, cipher.getAuthTag()])
}

function headOf(salt: Buffer, senderKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, sizes, senderKey])
}

function derived(salt: Buffer, material: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, about, length))
}

function chance(): Chance {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}
