import { existsSync } from 'node:fs'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from './http-errors.ts'
import { Refusal } from './refusal.ts'

const hidden = { schema: { hide: true } }

/** Serves the built web app from `folder`; without one there is only the API. */
export async function serveWebApp(app: FastifyInstance, folder: string) {
  const isBuilt = existsSync(folder)
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
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
    isBuilt && isPage(request)
      ? sendPage(request, reply)
      : answerError(new Refusal('not_found'), request, reply),
  )
}

/** A screen's address has no dot in its last part; a missing file is missing, not a page. */
function isPage({ method, url }: FastifyRequest) {
  const [path = '/'] = url.split('?')
  const isElsewhere = /^\/(?:api|assets|files|icons)(?:\/|$)/.test(path)
  return (method === 'GET' || method === 'HEAD') && !isElsewhere && !/\.[^/]*$/.test(path)
}

/** The ways in are whole pages; every other screen starts from its app's shell. */
function sendPage({ url }: FastifyRequest, reply: FastifyReply) {
  const [path = '/'] = url.split('?')
  const [, inOffice] = /^\/gestao(\/.*)?$/.exec(path) ?? []
  const isOffice = path === '/gestao' || inOffice !== undefined
  const isDoor = isOffice ? !inOffice || inOffice === '/' : path === '/'
  return reply.sendFile(`${isOffice ? 'office' : 'member'}/${isDoor ? 'index' : 'shell'}.html`)
}
