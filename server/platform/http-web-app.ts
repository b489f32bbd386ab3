import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerError } from './http-errors.ts'
import { Refusal } from './refusal.ts'
import type { WebApp } from './web-app.ts'

const hidden = { schema: { hide: true } }

export async function serveWebApp(app: FastifyInstance, webApp: WebApp | undefined) {
  if (webApp) {
    await app.register(staticFiles, {
      root: webApp.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isLasting = path.includes('/assets/')
        reply.header('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    for (const folder of ['assets', 'icons']) {
      app.get<{ Params: { '*': string } }>(`/${folder}/*`, hidden, ({ params }, reply) => {
        const file = params['*']
        if (!isFileName(file)) throw new Refusal('not_found')
        return reply.sendFile(`${folder}/${file}`)
      })
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

/** Names as the build writes them: what else comes would be refused by whom we ask, with words of their own. */
function isFileName(path: string) {
  return /^(?:[\w-]+\/)*[\w-][\w.-]*$/.test(path)
}

/** A path with a dot in its last part is a missing file, not a screen. */
function isPage({ method, url }: FastifyRequest) {
  const [path = '/'] = url.split('?')
  const isElsewhere = /^\/(?:api|assets|files|icons)(?:\/|$)/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isElsewhere && !/\.[^/]*$/.test(path)
}

/** Public screens are prerendered; the others start from their app's shell. */
function pageFor({ url }: FastifyRequest, { pages }: WebApp) {
  const path = (url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')
  const shell = /^\/gestao(?:\/|$)/.test(path) ? 'office/shell.html' : 'member/shell.html'
  return pages[path] ?? pages[path.replace(/[^/]+$/, '*')] ?? shell
}
