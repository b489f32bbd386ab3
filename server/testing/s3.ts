import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const bucket = '/petisco/'

type Options = {
  /** How the server treats `If-None-Match: *`. */
  condition?: 'kept' | 'ignored' | 'refused'
}

/** The part of S3 that we use; requests must be signed. */
export async function startS3({ condition = 'kept' }: Options = {}) {
  const objects = new Map<string, Buffer>()
  const put = (key: string, body: Buffer, { headers }: IncomingMessage) => {
    const isConditional = headers['if-none-match'] === '*'
    if (isConditional && condition === 'refused') return 501
    if (isConditional && condition === 'kept' && objects.has(key)) return 412
    objects.set(key, unchunked(body, headers['content-encoding']))
    return 200
  }
  const get = (key: string, prefix: string | null) =>
    key === '' ? listing([...objects.keys()], prefix ?? '') : objects.get(key)
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const key = pathname.slice(bucket.length)
    const body = await buffer(request)
    if (!isSigned(request)) return response.writeHead(403).end()
    if (request.method === 'PUT') return response.writeHead(put(key, body, request)).end()
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    const found = get(key, searchParams.get('prefix'))
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, { 'content-length': Buffer.byteLength(found) })
    return response.end(request.method === 'HEAD' ? undefined : found)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: new URL(`s3://chave:se%2Fgredo@127.0.0.1:${port}/petisco?tls=off`), objects }
}

function isSigned({ headers }: IncomingMessage) {
  return headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/')
}

function listing(keys: readonly string[], prefix: string) {
  const found = keys.filter((key) => key.startsWith(prefix)).sort()
  const contents = found.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  )
  return `<ListBucketResult>${contents.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`
}

/** Each chunk has its length in hexadecimal before it. */
function unchunked(body: Buffer, encoding: string | undefined) {
  if (!encoding?.includes('aws-chunked')) return body
  const end = body.indexOf('\r\n')
  const length = Number.parseInt(body.subarray(0, end).toString(), 16)
  return body.subarray(end + 2, end + 2 + length)
}
