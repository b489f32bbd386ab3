import type * as z from 'zod/mini'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { callName, isForMachines, moduleOf } from '#contract/every-call.ts'
import { bodyWithFiles } from '#server/platform/http-uploads.ts'
import { exampleOf } from './examples.ts'
import { failuresOf } from './failures.ts'
import type { Json, Schemas } from './schemas.ts'

/** The schemas of a call, by the direction they go in. */
export function schemasOf(endpoint: Endpoint) {
  const { params, query, returns } = endpoint
  const sent = [params, query, sentBody(endpoint)].filter((schema) => schema !== undefined)
  return { sent, answered: [returns] }
}

const bodies = new WeakMap<Endpoint, z.ZodMiniType>()

function sentBody(endpoint: Endpoint): z.ZodMiniType | undefined {
  if (!endpoint.files) return endpoint.body
  const made = bodies.get(endpoint) ?? bodyWithFiles(endpoint)
  bodies.set(endpoint, made)
  return made
}

export function operationOf(endpoint: Endpoint, schemas: Schemas): Json {
  const { for: access, summary } = endpoint
  const operationId = callName(endpoint)
  const requestBody = requestBodyOf(endpoint, schemas)
  return {
    ...(operationId && { operationId }),
    summary,
    description: [`${summary}.`, whoMay(access), ...notesOn(endpoint)].join('\n\n'),
    tags: [moduleOf(endpoint) ?? 'other'],
    security: securityOf(access),
    parameters: parametersOf(endpoint, schemas),
    ...(requestBody && { requestBody }),
    responses: { 200: answerOf(endpoint, schemas), ...failuresOf(endpoint, schemas) },
  }
}

function securityOf(access: Access): Json[] {
  if (access === 'anyone') return []
  if (access === 'staff') return [{ staffToken: [] }]
  if (access === 'member') return [{ memberToken: [] }]
  if ('staff' in access)
    return [{ staffToken: access.staff }, ...(isForMachines({ for: access }) ? [{ apiKey: [] }] : [])]
  const level = 'level' in access ? [`level ${access.level}`] : []
  return [{ memberToken: [...level, ...(access.role ? [access.role] : [])] }]
}

function whoMay(access: Access): string {
  if (access === 'anyone') return 'For anyone, without a token.'
  if (access === 'staff') return 'For everybody of the team.'
  if (access === 'member') return 'For members.'
  if ('staff' in access) {
    const machines = access.machines ? ', and for programs with an API key that names this call' : ''
    return `For the team: ${access.staff.join(', ')}${machines}.`
  }
  const level = 'level' in access ? ` of level ${access.level}` : ''
  return `For members${level}${access.role ? ` who are ${access.role}s` : ''}.`
}

function notesOn({ idempotent, revalidates, asks }: Endpoint): string[] {
  return [
    ...(idempotent ? ['With an `Idempotency-Key` the work is done once, however often it is sent.'] : []),
    ...(revalidates ? ['The answer has an `ETag`; who sends it back is answered 304 while it holds.'] : []),
    ...(asks ? ['It only asks, and changes nothing.'] : []),
  ]
}

function parametersOf(endpoint: Endpoint, schemas: Schemas): Json[] {
  const inPath = fieldsOf(endpoint.params, schemas).map((field) => ({ ...field, in: 'path', required: true }))
  const inQuery = fieldsOf(endpoint.query, schemas).map((field) => ({ ...field, in: 'query' }))
  const headers = ['Language', ...(endpoint.idempotent ? ['IdempotencyKey'] : [])]
  if (mediaTypeOf(endpoint, schemas) === eventStream) headers.push('LastEventId')
  return [...inPath, ...inQuery, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}

function fieldsOf(schema: z.ZodMiniType | undefined, schemas: Schemas) {
  if (!schema) return []
  const { properties = {}, required = [] } = resolved(schemas.sent(schema), schemas)
  return Object.entries(properties as Record<string, Json>).map(([name, field]) => ({
    name,
    schema: field,
    required: (required as string[]).includes(name),
    example: exampleOf(field, schemas.components),
  }))
}

function requestBodyOf(endpoint: Endpoint, schemas: Schemas): Json | undefined {
  const body = sentBody(endpoint)
  if (!body) return undefined
  const schema = schemas.sent(body)
  if (!endpoint.files) {
    const example = exampleOf(schema, schemas.components)
    return { required: true, content: { 'application/json': { schema, example } } }
  }
  return { required: true, content: { 'multipart/form-data': { schema, encoding: encodingOf(schema) } } }
}

/** Lists and objects of a form are sent as JSON, in one field or in one for each of a list. */
function encodingOf({ properties = {} }: Json): Json {
  const parts = Object.entries(properties as Record<string, Json>)
  return Object.fromEntries(
    parts.flatMap(([name, { type, format }]) => {
      if (format === 'binary') return [[name, { contentType: 'application/octet-stream' }]]
      return type === 'array' || type === 'object' ? [[name, { contentType: 'application/json' }]] : []
    }),
  )
}

const eventStream = 'text/event-stream'

function answerOf(endpoint: Endpoint, schemas: Schemas): Json {
  const schema = schemas.answered(endpoint.returns)
  const type = mediaTypeOf(endpoint, schemas)
  const content =
    type === 'application/json' ? { schema, example: exampleOf(schema, schemas.components) } : { schema }
  return { description: endpoint.summary, content: { [type]: content } }
}

/** A file and a stream say in their schema what they are. */
function mediaTypeOf({ returns }: Endpoint, schemas: Schemas): string {
  return String(schemas.answered(returns).contentMediaType ?? 'application/json')
}

function resolved(schema: Json, { components }: Schemas): Json {
  return typeof schema.$ref === 'string' ? (components[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
}
