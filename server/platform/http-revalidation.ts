import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who has this very answer already is told so instead of being sent it again. */
export async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `"${createHash('sha256').update(payload).digest('base64url')}"`
  reply.header('ETag', tag)
  reply.header('Cache-Control', 'private, no-cache')
  reply.header('Vary', 'Authorization, Language')
  if (request.headers['if-none-match'] !== tag) return payload
  reply.code(304)
  return ''
}
