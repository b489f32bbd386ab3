import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

type Browser = {
  readonly publicKey: Buffer
  readonly authSecret: Buffer
}

/** Random for every message; a test gives the values of RFC 8291. */
type Randomness = { readonly sender: ECDH; readonly salt: Buffer }

const recordSize = 4096

/** RFC 8291 with one record: the push service cannot read the message. */
export function encryptPush(
  text: string,
  browser: Browser,
  { sender, salt }: Randomness = randomness(),
): Buffer {
  const senderKey = sender.getPublicKey()
  const secret = sender.computeSecret(browser.publicKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.publicKey, senderKey])
  const keyMaterial = derived(browser.authSecret, secret, about, 32)
  const key = derived(salt, keyMaterial, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(salt, keyMaterial, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
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

function randomness(): Randomness {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}
