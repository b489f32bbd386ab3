import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Files } from './files.ts'
import { isListed } from './http-conditions.ts'
import { createPreviews } from './preview-picture.ts'
import { Refusal } from './refusal.ts'

type Parts = {
  files: Files
  /** The picture of a product, if there is such a product and it has one. */
  imageOf(id: string): Promise<string | undefined>
}

/** Pictures of products for the previews of links. */
export function servePreviews(app: FastifyInstance, { files, imageOf }: Parts) {
  const pictureOf = createPreviews(files)
  app.get<{ Params: { file: string } }>(
    '/previews/:file',
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const [, id] = /^([\da-f-]{36})\.jpg$/.exec(params.file) ?? []
      const imageFile = id && (await imageOf(id))
      if (!imageFile) throw new Refusal('not_found')
      const tag = `"${createHash('sha256').update(imageFile).digest('base64url').slice(0, 27)}"`
      reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=3600' })
      if (isListed(tag, headers['if-none-match'])) return reply.code(304).send()
      // Shown by messengers at addresses of their own.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      return reply.type('image/jpeg').send(await pictureOf(imageFile))
    },
  )
}
