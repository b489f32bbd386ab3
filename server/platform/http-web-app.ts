import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerError } from './http-errors.ts'
import { Refusal } from './refusal.ts'
import type { WebApp } from './web-app.ts'

const hidden = { schema: { hide: true } }

/** Serves the built web app; without one there is only the API. */
export async function serveWebApp(app: FastifyInstance, webApp: WebApp | undefined) {
  if (webApp) {
    await app.register(staticFiles, {
      root: webApp.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names in `assets` carry a hash of their content; a page changes under the same name.
        const isLasting = path.includes('/assets/')
        reply.header('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const folder of ['assets', 'icons']) {
      app.get<{ Params: { '*': string } }>(`/${folder}/*`, hidden, ({ params }, reply) =>
        reply.sendFile(`${folder}/${params['*']}`),
      )
    }
    for (const file of ['sw.js', 'manifest.webmanifest']) {
      app.get(`/${file}`, hidden, (_request, reply) => reply.sendFile(file))
    }
  }
  app.setNotFoundHandler((request, reply) =>
    webApp && isPage(request)
      ? reply.sendFile(pageFor(request, webApp))
      : answerError(new Refusal('not_found'), request, reply),
  )
}

/** A screen's address has no dot in its last part; a missing file is missing, not a page. */
function isPage({ method, url }: FastifyRequest) {
  const [path = '/'] = url.split('?')
  const isElsewhere = /^\/(?:api|assets|files|icons)(?:\/|$)/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isElsewhere && !/\.[^/]*$/.test(path)
}

/** Public screens are whole pages; every other one starts from its app's shell. */
function pageFor({ url }: FastifyRequest, { pages }: WebApp) {
  const path = (url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')
  const shell = /^\/gestao(?:\/|$)/.test(path) ? 'office/shell.html' : 'member/shell.html'
  return pages[path] ?? pages[path.replace(/[^/]+$/, '*')] ?? shell
}
