import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { memberPaths, officeBase, officePaths } from '#contract/paths.ts'
import type { PublicPageRenderer } from '#contract/public-pages.ts'
import { isOutage } from './db.ts'
import { compressWith, encodeOnce, encodeOnTheFly } from './http-compress.ts'
import { isListed } from './http-conditions.ts'
import { answerError } from './http-errors.ts'
import { answerMethods, patternOf } from './http-methods.ts'
import { filledPage, type PageHead, withLargestPicture } from './page-head.ts'
import { Refusal } from './refusal.ts'
import type { WebApp } from './web-app.ts'
import { within } from './within.ts'

const patienceMs = 100

const hidden = { schema: { hide: true } }

/** What strangers find: what features tell of a page, which search engines may read what, and what there is. */
export type PublicPages = {
  /** Undefined for what is no stranger's page, null for one of which the subject is missing. */
  headOf(path: string, search: URLSearchParams): Promise<PageHead | null | undefined>
  robots: string
  sitemap(): Promise<string>
}

type Parts = {
  publicPages: PublicPages
  /** From the top of the site. */
  largestPictureOf: (path: string) => Promise<string | undefined>
  publicUrl: string
}

/** A file whose name changes with what is in it is had whole and once: twenty of them spare two kilobytes of headers. */
const neverAskedAgain = { etag: false, lastModified: false, acceptRanges: false }

export async function serveWebApp(
  app: FastifyInstance,
  webApp: WebApp | undefined,
  { publicPages, largestPictureOf, publicUrl }: Parts,
) {
  const templateOf = createTemplates(webApp)
  const write = await loadRenderer(webApp)
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
        return reply.sendFile(`${folder}/${file}`, folder === 'assets' ? neverAskedAgain : {})
      })
    }
    for (const file of ['sw.js', 'manifest.webmanifest']) {
      app.get(`/${file}`, hidden, (_request, reply) => reply.sendFile(file))
    }
    // Asked for by what reads no HTML.
    app.get('/favicon.ico', hidden, (_request, reply) =>
      reply.type('image/png').sendFile('icons/icon-192.png'),
    )
    app.get('/robots.txt', hidden, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(publicPages.robots),
    )
    app.get('/sitemap.xml', hidden, async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(await publicPages.sitemap()),
    )
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
  const answerMissing = answerMissingTo(webApp)
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const isScreen = webApp !== undefined && isPage(path)
    if (isScreen && isAskedFor(request)) return answerPage(path, webApp, request, reply)
    const allowed = isScreen && isKnown(path) ? screenMethods : app.methodsAt(path)
    if (allowed.length > 0 && !isAskedRightly(request, allowed)) return answerMethods(allowed, request, reply)
    return answerMissing(new Refusal('not_found'), request, reply)
  })

  async function answerPage(asked: string, app: WebApp, request: FastifyRequest, reply: FastifyReply) {
    const path = withoutSlash(asked)
    const file = pageFor(path, app)
    const head = isKnown(path) ? await readHead(path, request) : null
    reply.code(head === null ? 404 : 200)
    if (!head) {
      const picture = await readLargestPicture(path, request)
      if (!picture) return reply.sendFile(file)
      return sendPage(withLargestPicture(await templateOf(file), picture), {}, request, reply)
    }
    const [template, written] = await Promise.all([
      templateOf(file),
      head.answers && write?.({ pathname: path, search: searchOf(request) }, head.answers),
    ])
    const html = filledPage(template, head, { path, publicUrl, written })
    return sendPage(html, head, request, reply)
  }

  /** A page opens without its head while the database is away. */
  async function readHead(path: string, request: FastifyRequest) {
    try {
      return await publicPages.headOf(path, new URLSearchParams(searchOf(request)))
    } catch (error) {
      if (!isOutage(error)) throw error
      request.log.warn({ err: error }, 'a page is served without its head')
      return undefined
    }
  }

  /** Not worth waiting for: the page comes to it by itself. */
  async function readLargestPicture(path: string, request: FastifyRequest) {
    try {
      return await within(patienceMs, largestPictureOf(path))
    } catch (error) {
      request.log.warn({ err: error }, 'a page is served without its largest picture')
      return undefined
    }
  }
}

function createTemplates(webApp: WebApp | undefined) {
  const read = new Map<string, Promise<string>>()
  return (file: string) => {
    const template = read.get(file) ?? readFile(join(webApp?.folder ?? '', file), 'utf8')
    read.set(file, template)
    return template
  }
}

async function loadRenderer(webApp: WebApp | undefined): Promise<PublicPageRenderer | undefined> {
  if (!webApp?.renderer) return undefined
  return (await import(pathToFileURL(join(webApp.folder, webApp.renderer)).href)).renderPublicPage
}

/** Texts and products; a page for one client is asked for once or twice. */
const encodePage = encodeOnce(8 * 1024 * 1024)

type Sent = Pick<PageHead, 'isPrivate'>

async function sendPage(html: string, { isPrivate }: Sent, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.headers({ ETag: `W/${tag}`, 'Cache-Control': 'no-cache' })
  if (isPrivate) reply.header('X-Robots-Tag', 'noindex, nofollow')
  if (isListed(tag, request.headers['if-none-match'])) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const encode = isPrivate ? encodeOnTheFly : encodePage
  return reply.send((await compressWith(encode, request, reply, html)) ?? html)
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** A person who follows a link to a file that is gone sees the page that says so; a program reads it. */
export function answerMissingTo(webApp: WebApp | undefined) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const isGone = error instanceof Refusal && error.code === 'not_found'
    const path = pathOf(request)
    if (!webApp || !isGone || !isFollowed(request) || isCall(path)) return answerError(error, request, reply)
    request.refusal = error.code
    return reply.code(404).sendFile(pageFor(withoutSlash(path), webApp))
  }
}

function isFollowed({ headers, method }: FastifyRequest): boolean {
  if (method !== 'GET') return false
  return headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html')
}

function isCall(path: string): boolean {
  return /^\/api(?:\/|$)/.test(path)
}

/** Names as the build writes them: what else comes would be refused by whom we ask, with words of their own. */
function isFileName(path: string) {
  return /^(?:[\w-]+\/)*[\w-][\w.-]*$/.test(path)
}

function searchOf({ url }: FastifyRequest): string {
  return /\?.*/s.exec(url)?.[0] ?? ''
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
function pageFor(path: string, { pages }: WebApp) {
  const shell = /^\/gestao(?:\/|$)/.test(path) ? 'office/shell.html' : 'member/shell.html'
  return pages[path] ?? pages[path.replace(/[^/]+$/, '*')] ?? shell
}
