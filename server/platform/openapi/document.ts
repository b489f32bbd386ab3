import type { Endpoint } from '#contract/endpoint.ts'
import { defaultLanguage, languages } from '#contract/languages.ts'
import { Failure, FieldErrors } from '#contract/wire-errors.ts'
import { failureComponents } from './failures.ts'
import { filePaths } from './file-paths.ts'
import { operationOf, schemasOf } from './operation.ts'
import { describeSchemas, type Json, namesIn } from './schemas.ts'
import { webhookMessages, webhooksOf } from './webhooks.ts'

/** The description of the API (OpenAPI 3.1), all of it from the contract. */
export function openApiDocument(name: string, endpoints: readonly Endpoint[]): Json {
  const all = endpoints.map(schemasOf)
  const schemas = describeSchemas({
    output: [...all.flatMap(({ answered }) => answered), ...webhookMessages, Failure, FieldErrors],
    input: all.flatMap(({ sent }) => sent),
  })
  const responses = failureComponents(schemas)
  const webhooks = webhooksOf(schemas)
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1', description },
    servers: [{ url: '/' }],
    paths: { ...paths, ...filePaths },
    webhooks,
    components: {
      schemas: reachable([paths, webhooks, responses], schemas.components),
      responses,
      parameters,
      headers,
      securitySchemes,
    },
  }
}

const description = `Everything the apps do goes through this API.

- **Who calls** is told by \`Authorization: Bearer …\`: a member's token, a token of the team, or an API key for programs. Each operation says which of them it takes; a key opens those operations of \`apiKey\` that it names.
- **Language**: the header \`Language\` chooses the language of texts and errors.
- **Errors**: 401 and 403 carry a text, 422 a text for each field, every other refusal a text and a code. What a call can be refused for is listed with it.
- **Once**: calls with \`Idempotency-Key\` do their work once for each key, and answer the first answer again.
- **Lists** of the back office come in pages of fifty; \`next\` is the number of the following page.`

const parameters = {
  Language: {
    name: 'Language',
    in: 'header',
    description: 'The language of texts and errors.',
    schema: { type: 'string', enum: languages, default: defaultLanguage },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A text of your own, such as a UUID: with the same key the work is never done twice.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The last id that was seen: what came since is sent first.',
    schema: { type: 'string' },
  },
}

const headers = {
  RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer' } },
}

const securitySchemes = {
  memberToken: { type: 'http', scheme: 'bearer', description: 'The token of a member, from `signIn`.' },
  staffToken: { type: 'http', scheme: 'bearer', description: 'The token of the team, from `officeSignIn`.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key that an admin made for a program (`petisco-key-…`), or a distributor’s (`petisco-feed-…`).',
  },
}

/** Components that nothing refers to are left out. */
function reachable(used: unknown, components: Readonly<Record<string, Json>>): Json {
  const found = new Set<string>()
  const open = namesIn(used)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...namesIn(components[name] ?? {}))
  }
  return Object.fromEntries([...found].sort().map((name) => [name, components[name]]))
}
