import { Validator } from '@seriousme/openapi-schema-validator'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, everyCall, machineCalls } from '#contract/every-call.ts'
import { webhookFacts } from '#contract/webhooks.ts'
import { test as base } from '#server/testing/test.ts'

type Content = { schema: { $ref?: string }; example?: unknown }
type Operation = {
  operationId: string
  description: string
  security: Record<string, string[]>[]
  parameters: { $ref?: string; name?: string; example?: unknown }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; description: string; content: Record<string, Content> }>
}

const test = base.extend('operationOf', { scope: 'file' }, async ({ world }) => {
  const document = (await world.app.inject({ url: '/api/docs/json' })).json()
  return ({ method, path }: Endpoint): Operation =>
    document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
})

const call = (name: string) => everyCall.find((endpoint) => callName(endpoint) === name) as Endpoint

test('the description is valid OpenAPI 3.1', async ({ app }) => {
  const document = (await app.inject({ url: '/api/docs/json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect((await new Validator().validate(document)).errors).toBeUndefined()
})

test('every call is in it under its name in the contract, with what it does and who may', ({
  operationOf,
}) => {
  for (const endpoint of everyCall) {
    const { operationId, description, security } = operationOf(endpoint)
    expect(operationId).toBe(callName(endpoint))
    expect(description).toContain(endpoint.summary)
    expect([operationId, security.length > 0]).toEqual([operationId, endpoint.for !== 'anyone'])
  }
  expect(operationOf(call('redeem')).security).toEqual([{ memberToken: ['level 3'] }])
  expect(operationOf(call('auditFile')).security).toEqual([{ staffToken: ['admin'] }, { apiKey: [] }])
})

test('what programs may call is marked, and nothing else', ({ operationOf }) => {
  const marked = everyCall
    .map(operationOf)
    .filter(({ security }) => security.some((one) => 'apiKey' in one))
    .map(({ operationId }) => operationId)
  expect(marked.toSorted()).toEqual(machineCalls.toSorted())
})

test('every example is one that the contract takes', ({ operationOf }) => {
  const wrong: unknown[] = []
  for (const endpoint of everyCall) {
    const { operationId, requestBody, responses, parameters } = operationOf(endpoint)
    const sent = requestBody?.content['application/json']?.example
    const answered = responses[200]?.content['application/json']?.example
    if (sent !== undefined && !endpoint.body?.safeParse(sent).success) wrong.push([operationId, sent])
    if (answered !== undefined && !endpoint.returns.safeParse(answered).success)
      wrong.push([operationId, answered])
    for (const { name = '', example } of parameters) {
      const field = endpoint.params?.shape[name] ?? endpoint.query?.shape[name]
      if (field && !(field as typeof endpoint.returns).safeParse(example).success)
        wrong.push([operationId, name])
    }
  }
  expect(wrong).toEqual([])
})

test('what calls share is told once', ({ operationOf }) => {
  const { content } = operationOf(call('oneInvoice')).responses[200] ?? {
    content: {} as Record<string, Content>,
  }
  expect(content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Invoice' })
})

test('a call tells what it can be refused for', ({ operationOf }) => {
  const { responses, parameters } = operationOf(call('redeem'))
  expect(Object.keys(responses)).toEqual(['200', '401', '403', '409', '413', '415', '422', '500', '503'])
  const codes = ['item_unavailable', 'sold_out', 'limit_reached', 'insufficient_coins', 'address_incomplete']
  expect(responses[409]?.content['application/json']?.schema).toEqual({
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { properties: { code: { enum: [...codes, 'price_changed', 'idempotency_key_reused'] } } },
    ],
  })
  expect(responses[409]?.description).toContain('- `sold_out`: ')
  expect(responses[503]).toEqual({ $ref: '#/components/responses/Unavailable' })
  const headers = parameters.map(({ $ref }) => $ref).filter(Boolean)
  expect(headers).toEqual(['#/components/parameters/Language', '#/components/parameters/IdempotencyKey'])
})

test('files and streams have their own types', ({ operationOf }) => {
  const typesOf = (name: string) => Object.keys(operationOf(call(name)).responses[200]?.content ?? {})
  expect(typesOf('productsFile')).toEqual(['text/csv'])
  expect(typesOf('streamNotifications')).toEqual(['text/event-stream'])
  expect(operationOf(call('sendInvoice')).requestBody?.content).toMatchObject({
    'multipart/form-data': {
      encoding: {
        products: { contentType: 'application/json' },
        image: { contentType: 'application/octet-stream' },
      },
    },
  })
})

test('what receivers of webhooks are sent is described, each with an example', async ({ app }) => {
  const document = (await app.inject({ url: '/api/docs/json' })).json()
  expect(Object.keys(document.webhooks)).toEqual(Object.keys(webhookFacts))
  for (const [type, facts] of Object.entries(webhookFacts)) {
    const { example } = document.webhooks[type].post.requestBody.content['application/json']
    expect([type, facts.safeParse(example.data).success]).toEqual([type, true])
  }
})
