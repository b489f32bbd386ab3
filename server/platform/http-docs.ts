import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { refusals } from '#contract/refusals.ts'
import { Failure, FieldErrors } from '#contract/wire-errors.ts'
import { bodyWithFiles } from './http-uploads.ts'

export async function serveDocs(app: FastifyInstance, name: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: name, version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: name },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true },
  })
}

export function describeEndpoint(endpoint: Endpoint): FastifySchema {
  const { params, query, returns, summary } = endpoint
  const body = endpoint.files ? bodyWithFiles(endpoint) : endpoint.body
  return {
    summary,
    tags: [endpoint.path.startsWith('/office') ? 'back office' : 'member'],
    ...(endpoint.for === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.files && { consumes: ['multipart/form-data'] }),
    response: { 200: returns, ...failuresOf(endpoint) },
  }
}

function failuresOf({ for: access, body, files, params, refuses = [] }: Endpoint) {
  const statuses = new Set<number>(refuses.map((code) => refusals[code]))
  if (access !== 'anyone') statuses.add(401)
  if (isRestricted(access)) statuses.add(403)
  if (files) statuses.add(413).add(415)
  const failures = Object.fromEntries([...statuses].sort().map((status) => [status, Failure]))
  return { ...failures, ...((body || files || params) && { 422: FieldErrors }), '5xx': Failure }
}

function isRestricted(access: Access) {
  return typeof access === 'object'
}
