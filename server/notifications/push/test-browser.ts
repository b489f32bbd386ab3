import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type PushMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export async function startPushService() {
  const received: PushMessage[] = []
  const answer = { status: 201, headers: {} as Record<string, string> }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answer.status, answer.headers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, received, answer, stop }
}

export function createBrowser(origin: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const publicKey = pair.getPublicKey()
  const authSecret = randomBytes(16)
  const endpoint = `${origin}/send/${randomBytes(12).toString('base64url')}`

  function read(body: Buffer): unknown {
    const [salt, recordSize, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
    const senderKey = body.subarray(21, 21 + idLength)
    const record = body.subarray(21 + idLength)
    if (record.length > recordSize) throw new Error('more than one record')
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const material = derived(authSecret, pair.computeSecret(senderKey), about, 32)
    const key = derived(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    return JSON.parse(padded.subarray(0, end).toString())
  }

  const keys = { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') }
  return { subscription: { endpoint, keys }, path: new URL(endpoint).pathname, read }
}

function derived(salt: Buffer, material: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, about, length))
}

/** Throws unless it is signed with the key that browsers were given (RFC 8292). */
export function claimsIn(authorisation = '', publicKey: string): unknown {
  const [, token = '', key] = authorisation.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  if (key !== publicKey) throw new Error('signed by somebody else')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
