import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const leastBytes = 1024
/** On the fly: more would cost more than it saves. */
const brotliQuality = 4

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Only what is asked for with GET, or told of with HEAD: an answer that holds a token and something of somebody else would tell by its length
 * how much of the token was guessed.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || !['GET', 'HEAD'].includes(request.method)) return payload
  if (Buffer.byteLength(payload) < leastBytes) return payload
  const vary = reply.getHeader('Vary')
  reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
  if (!encoding) return payload
  reply.header('Content-Encoding', encoding)
  return encoders[encoding](payload)
}

/** `gzip;q=0` is a refusal. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .some(([name, quality = '1']) => name === encoding && Number(quality) > 0)
}
