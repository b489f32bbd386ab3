import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureWidths } from '#contract/pictures.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { type Files, isMissing } from './files.ts'
import { isListed, rangeOf } from './http-conditions.ts'
import { languageOf } from './language.ts'
import { createNarrowedPictures } from './narrowed-pictures.ts'
import { Refusal } from './refusal.ts'
import { isGoodLink } from './signed-links.ts'

type Parts = { files: Files; db: Db; clock: Clock }

export function serveFiles(app: FastifyInstance, parts: Parts) {
  servePublicFiles(app, parts.files)
  serveSignedFiles(app, parts)
}

type PublicRequest = { Params: { '*': string }; Querystring: { width?: unknown } }

/** Keys are unguessable and never reused, so browsers may cache a file for ever. */
function servePublicFiles(app: FastifyInstance, files: Files) {
  const narrowed = createNarrowedPictures(files)
  app.get<PublicRequest>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const key = `public/${request.params['*']}`
    if (!/^public\/[\w-]+(?:\/[\w-]+)*\.webp$/.test(key)) throw new Refusal('not_found')
    const description = {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }
    const width = pictureWidths.find((one) => String(one) === request.query.width)
    if (width === undefined) return sendFile(files, key, request, reply, description)
    await lengthOf(files, key)
    return reply.headers(description).send(await narrowed(key, width))
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
  app.get<SignedRequest>('/files/signed/*', { schema: { hide: true } }, async (request, reply) => {
    const key = request.params['*']
    const served = privateTypes[posix.extname(key)]
    if (!served || !/^private(?:\/[\w-]+)+\.\w+$/.test(key)) throw new Refusal('not_found')
    const { until, signature } = request.query
    const isGood = await isGoodLink(db, { key, until, signature, now: clock.now() })
    if (!isGood) throw new Refusal('not_found')
    return sendFile(files, key, request, reply, {
      'Content-Type': served.type,
      'Content-Disposition': `${served.disposition}; filename="${posix.basename(key)}"`,
      'Cache-Control': 'no-store',
      ...(served.disposition === 'attachment' && { 'Content-Security-Policy': 'sandbox' }),
    })
  })
}

/** Whole, in part, or not again. Since no key is used twice, a key and a length tell a content. */
async function sendFile(
  files: Files,
  key: string,
  { method, headers }: FastifyRequest<{ Params: unknown; Querystring: unknown }>,
  reply: FastifyReply,
  description: Readonly<Record<string, string>>,
) {
  const bytes = await lengthOf(files, key)
  const tag = `"${createHash('sha256').update(`${key} ${bytes}`).digest('base64url').slice(0, 27)}"`
  reply.headers({ ETag: tag, 'Accept-Ranges': 'bytes', 'Cache-Control': description['Cache-Control'] })
  if (isListed(tag, headers['if-none-match'])) return reply.code(304).send()
  const range = (headers['if-range'] ?? tag) === tag ? rangeOf(headers.range, bytes) : undefined
  if (range === 'beyond') {
    const error = textsIn(languageOf(headers)).failures.wrong_range
    return reply.code(416).header('Content-Range', `bytes */${bytes}`).send({ error })
  }
  reply.headers({ ...description, 'Content-Length': range ? range.end - range.start + 1 : bytes })
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`)
  // A stream of nothing, because without one the length would be told as none.
  if (method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(range ? await files.getRange(key, range) : await files.getStream(key))
}

async function lengthOf(files: Files, key: string): Promise<number> {
  try {
    return (await files.getMetaData(key)).contentLength
  } catch (error) {
    throw isMissing(error) ? new Refusal('not_found') : error
  }
}
