import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { bodyWithFiles } from './http-uploads.ts'
import { openApiDocument } from './openapi/document.ts'

/** `endpoints` are those that are served by the time the description is first asked for. */
export async function serveDocs(app: FastifyInstance, name: string, endpoints: readonly Endpoint[]) {
  const document = describedLater(() => openApiDocument(name, endpoints))
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: name },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true },
  })
}

/** Describing everything takes a moment that no start should wait for. */
function describedLater(describe: () => object) {
  let made: object | undefined
  const toJSON = () => {
    made ??= describe()
    return made
  }
  // The plugin asks for a document, and only ever writes it out.
  return { toJSON } as unknown as NonNullable<StaticDocumentSpec['document']>
}

/** What a call is checked against, and its answer written by. */
export function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, returns } = endpoint
  const body = endpoint.files ? bodyWithFiles(endpoint) : endpoint.body
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: returns },
  }
}
