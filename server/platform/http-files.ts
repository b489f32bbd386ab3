import { posix } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import { Refusal } from './refusal.ts'
import { isGoodLink } from './signed-links.ts'

type Parts = { files: Files; db: Db; clock: Clock }

export function serveFiles(app: FastifyInstance, parts: Parts) {
  servePublicFiles(app, parts.files)
  serveSignedFiles(app, parts)
}

/** Keys are unguessable and never reused, so browsers may cache a file for ever. */
function servePublicFiles(app: FastifyInstance, files: Files) {
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

const privateTypes: Readonly<Record<string, { type: string; disposition: 'inline' | 'attachment' }>> = {
  '.jpeg': { type: 'image/jpeg', disposition: 'inline' },
  '.png': { type: 'image/png', disposition: 'inline' },
  '.webp': { type: 'image/webp', disposition: 'inline' },
  '.pdf': { type: 'application/pdf', disposition: 'inline' },
  // An XML file may be a page with scripts, so browsers must not open it.
  '.xml': { type: 'application/xml', disposition: 'attachment' },
  '.zip': { type: 'application/zip', disposition: 'attachment' },
  '.csv': { type: 'text/csv', disposition: 'attachment' },
  '.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    disposition: 'attachment',
  },
}

type SignedRequest = { Params: { '*': string }; Querystring: { until?: unknown; signature?: unknown } }

function serveSignedFiles(app: FastifyInstance, { files, db, clock }: Parts) {
  app.get<SignedRequest>('/files/signed/*', { schema: { hide: true } }, async ({ params, query }, reply) => {
    const key = params['*']
    const served = privateTypes[posix.extname(key)]
    if (!served || !/^private(?:\/[\w-]+)+\.\w+$/.test(key)) throw new Refusal('not_found')
    const { until, signature } = query
    const isGood = await isGoodLink(db, { key, until, signature, now: clock.now() })
    if (!isGood || !(await files.exists(key))) throw new Refusal('not_found')
    if (served.disposition === 'attachment') reply.header('Content-Security-Policy', 'sandbox')
    return reply
      .type(served.type)
      .header('Content-Disposition', `${served.disposition}; filename="${posix.basename(key)}"`)
      .header('Cache-Control', 'no-store')
      .send(await files.getStream(key))
  })
}
