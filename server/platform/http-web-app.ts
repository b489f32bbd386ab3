import { access } from 'node:fs/promises'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './http-errors.ts'
import { Refusal } from './refusal.ts'

/** Serves the built web app from `folder`; without one there is only the API. */
export async function serveWebApp(app: FastifyInstance, folder: string) {
  const built = await access(folder).then(
    () => true,
    () => false,
  )
  if (built) {
    await app.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names in `assets` carry a hash of their content; everything else may change under the same name.
        const lasting = path.includes('/assets/')
        reply.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) =>
    built && isPage(request)
      ? sendPage(request, reply)
      : answerError(new Refusal('not_found'), request, reply),
  )
}

/** A screen's address has no dot in its last part; a missing file is missing, not a page. */
function isPage({ method, url }: FastifyRequest) {
  const [path = '/'] = url.split('?')
  const outsidePages = path === '/api' || path.startsWith('/api/') || path.startsWith('/files/')
  return (method === 'GET' || method === 'HEAD') && !outsidePages && !/\.[^/]*$/.test(path)
}

function sendPage({ url }: FastifyRequest, reply: FastifyReply) {
  return reply.sendFile(/^\/gestao(?:[/?]|$)/.test(url) ? 'office/index.html' : 'member/index.html')
}
