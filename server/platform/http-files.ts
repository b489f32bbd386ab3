import type { FastifyInstance } from 'fastify'
import type { Files } from './files.ts'
import { Refusal } from './refusal.ts'

/** Images that the app links to. Keys are unguessable and never reused, so a file may be kept for good once loaded. */
export function serveFiles(app: FastifyInstance, files: Files) {
  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async ({ params }, reply) => {
    const key = `public/${params['*']}`
    if (!/^public\/[\w-]+(?:\/[\w-]+)*\.webp$/.test(key) || !(await files.exists(key)))
      throw new Refusal('not_found')
    return reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(await files.getStream(key))
  })
}
