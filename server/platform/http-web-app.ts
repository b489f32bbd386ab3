import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memberPaths, officeBase, officePaths } from '#contract/paths.ts'
import { answerError } from './http-errors.ts'
import { answerMethods, patternOf } from './http-methods.ts'
import { Refusal } from './refusal.ts'
import type { WebApp } from './web-app.ts'

const hidden = { schema: { hide: true } }

/** What is for one person, or for the team, is nothing to be found. */
const robots = ['/api/', officeBase, memberPaths.publicPrescription, memberPaths.clientPage]
  .map((path) => `Disallow: ${path.replace(/:\w+$/, '')}\n`)
  .reduce((lines, line) => lines + line, 'User-agent: *\n')

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
    // Asked for by what reads no HTML.
    app.get('/favicon.ico', hidden, (_request, reply) =>
      reply.type('image/png').sendFile('icons/icon-192.png'),
    )
    app.get('/robots.txt', hidden, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  }
  // Caught by the service worker on every device that has the app; without it the files cannot be kept.
  app.post(
    memberPaths.sharedFiles,
    {
      ...hidden,
      onRequest: async (_request, reply) => reply.redirect(`${memberPaths.sharedFiles}?falhou`, 303),
    },
    () => {},
  )
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isScreen = webApp !== undefined && isPage(path)
    if (isScreen && isAskedFor(request))
      return reply.code(isKnown(path) ? 200 : 404).sendFile(pageFor(path, webApp))
    const allowed = isScreen && isKnown(path) ? screenMethods : app.methodsAt(path)
    if (allowed.length > 0 && !isAskedRightly(request, allowed)) return answerMethods(allowed, request, reply)
    return answerError(new Refusal('not_found'), request, reply)
  })
}

/** Names as the build writes them: what else comes would be refused by whom we ask, with words of their own. */
function isFileName(path: string) {
  return /^(?:[\w-]+\/)*[\w-][\w.-]*$/.test(path)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] || '/'
}

const screenMethods = ['GET', 'HEAD', 'OPTIONS']

/** What was asked rightly and is not there is missing. */
function isAskedRightly({ method }: FastifyRequest, allowed: readonly string[]) {
  return method !== 'OPTIONS' && allowed.includes(method)
}

function isAskedFor({ method }: FastifyRequest) {
  return method === 'GET' || method === 'HEAD'
}

/** A path with a dot in its last part is a missing file, not a screen. */
function isPage(path: string) {
  const isElsewhere = /^\/(?:api|assets|files|icons)(?:\/|$)/.test(path)
  return !isElsewhere && !/\.[^/]*$/.test(path)
}

const screens = [
  ...Object.values(memberPaths),
  ...Object.values(officePaths).map((path) => `${officeBase}${path}`.replace(/\/$/, '')),
].map(patternOf)

/** What stands in no table gets its app's page too, which says so; search engines and checks are told by the status. */
function isKnown(path: string): boolean {
  return screens.some((screen) => screen.test(path))
}

/** Public screens are prerendered; the others start from their app's shell. */
function pageFor(asked: string, { pages }: WebApp) {
  const path = asked.replace(/(.)\/$/, '$1')
  const shell = /^\/gestao(?:\/|$)/.test(path) ? 'office/shell.html' : 'member/shell.html'
  return pages[path] ?? pages[path.replace(/[^/]+$/, '*')] ?? shell
}
