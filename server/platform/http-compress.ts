import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { keepLast } from './cache.ts'

const leastBytes = 1024
/** On the fly: more would cost more than it saves. */
const brotliQuality = 4

type Encoding = 'br' | 'gzip'
const encodings: readonly Encoding[] = ['br', 'gzip']
type Encode = (encoding: Encoding, text: string) => Promise<Buffer>

function encodedAt(quality: number): Encode {
  return (encoding, text) =>
    encoding === 'gzip'
      ? promisify(gzip)(text)
      : promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

export const encodeOnTheFly = encodedAt(brotliQuality)
const encodeBest = encodedAt(constants.BROTLI_MAX_QUALITY)

/** For what many ask for: as small as it gets, once. */
export function encodeOnce(mostBytes: number): Encode {
  const kept = keepLast(mostBytes)
  return (encoding, text) => kept(`${encoding} ${text}`, () => encodeBest(encoding, text))
}

/**
 * Only what is asked for with GET, or told of with HEAD: an answer that holds a token and something of somebody else
 * would tell by its length how much of the token was guessed.
 */
export const compressAnswer: onSendHookHandler = (request, reply, payload, done) => {
  const compressed = compressWith(encodeOnTheFly, request, reply, payload)
  if (!compressed) return done(null, payload)
  compressed.then((sent) => done(null, sent), done)
}

/** Undefined where it is sent as it is. */
export function compressWith(
  encode: Encode,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<Buffer> | undefined {
  if (typeof payload !== 'string' || !['GET', 'HEAD'].includes(request.method)) return undefined
  if (isShort(payload)) return undefined
  const vary = reply.getHeader('Vary')
  reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = encodings.find((name) => accepts(accepted, name))
  if (!encoding) return undefined
  reply.header('Content-Encoding', encoding)
  return encode(encoding, payload)
}

function isShort(payload: string): boolean {
  return Buffer.byteLength(payload) < leastBytes
}

/** `gzip;q=0` is a refusal. */
function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  return accepted
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .some(([name, quality = '1']) => name === encoding && Number(quality) > 0)
}
