import fc from 'fast-check'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { everyCall } from '#contract/every-call.ts'
import { answerCompiler, isSameBothWays } from './http-answers.ts'

const secret = 'never declared'

describe('an answer is written as without compiling, and what is not declared stays out', () => {
  test.each(everyCall.map((call) => [nameOf(call), call] as const))('%s', (_name, { returns }) => {
    const compiled = writing(answerCompiler(routeOf(returns)))
    const uncompiled = writing(serializerCompiler(routeOf(returns)))
    let right = 0
    const answers = fc.oneof({ weight: 3, arbitrary: like(returns) }, like(returns, { isFaulty: true }))
    const sameEitherWay = fc.property(answers, (answer) => {
      const expected = uncompiled(answer)
      expect(compiled(answer)).toEqual(expected)
      expect(expected.text ?? '').not.toContain(secret)
      if (expected.text !== undefined) right += 1
    })
    fc.assert(sameEitherWay, { numRuns: 20, seed: 23 })
    expect(right).toBeGreaterThan(4)
  })
})

test('only answers whose schema also fills in what a body left out are not compiled', () => {
  const uncompiled = everyCall.filter(({ returns }) => !isSameBothWays(returns))
  expect(uncompiled.map(nameOf).toSorted()).toEqual([
    'GET /office/broadcasts',
    'GET /office/invoices/:id',
    'GET /office/invoices/blind/:id',
    'GET /office/invoices/reasons',
    'GET /office/prize-categories',
    'GET /office/prizes',
    'GET /office/prizes/awaited',
    'GET /office/products',
    'GET /office/products/:id',
    'GET /office/reasons',
    'GET /office/settings',
  ])
})

test('every other answer can be compiled', () => {
  const compilable = everyCall.filter(({ returns }) => isSameBothWays(returns))
  expect(() => compilable.map(({ returns }) => z.compile(returns, { strict: true }))).not.toThrow()
})

test('what changes a value that is read does not change one that is written', () => {
  for (const filled of [
    z._default(z.string(), 'none'),
    z.catch(z.string(), 'none'),
    z.prefault(z.string(), 'none'),
  ]) {
    const write = writing(answerCompiler(routeOf(z.object({ words: filled }))))
    expect(write({ words: undefined })).toEqual({ error: expect.any(String) })
  }
  const Upper = z.codec(z.string(), z.string(), {
    decode: (text) => text.toUpperCase(),
    encode: (text) => text.toLowerCase(),
  })
  expect(writing(answerCompiler(routeOf(z.array(Upper))))(['Ana'])).toEqual({ text: '["ana"]' })
})

function nameOf({ method, path }: Endpoint) {
  return `${method} ${path}`
}

function routeOf(schema: z.core.$ZodType) {
  return { schema, method: 'GET', url: '/' }
}

function writing(write: (answer: unknown) => string) {
  return (answer: unknown): { text?: string; error?: string } => {
    try {
      return { text: write(answer) }
    } catch (error) {
      return { error: String(error) }
    }
  }
}

const texts = [
  'Ana',
  'ana',
  '',
  'açaí "1/2" \u2028',
  '019a8f3e-6c1b-7d52-9a40-3b7e5c1d2f68',
  '2026-11-17T13:30:00Z',
  '2026-11-17',
  'ana@petisco.example',
  'https://petisco.example',
  '7891000315507',
]
const numbers = [0, 1, 2, 7, -3, 12.5, 3800, 2_000_000_000]

/** Values that the schema takes, their objects with something that it does not declare; or with faults among them. */
function like(type: z.core.$ZodType, { isFaulty = false } = {}): fc.Arbitrary<unknown> {
  const right = valuesOf(type as z.core.$ZodTypes, (inner) => like(inner, { isFaulty }))
  return isFaulty
    ? fc.oneof({ weight: 9, arbitrary: right }, fc.constantFrom(undefined, null, {}, -1))
    : right
}

function valuesOf(
  schema: z.core.$ZodTypes,
  inner: (type: z.core.$ZodType) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, type]) => [name, inner(type)])
      return fc.record({ ...Object.fromEntries(fields), undeclared: fc.constant(secret) })
    }
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(inner))
    case 'record': {
      const { values } = def.keyType._zod
      const keys = values ? [...values].map(String) : ['a', 'b']
      return fc.record(Object.fromEntries(keys.map((key) => [key, inner(def.valueType)])))
    }
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'nullable':
      return fc.option(inner(def.innerType))
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined })
    case 'default':
    case 'readonly':
      return inner(def.innerType)
    case 'unknown':
      return fc.jsonValue()
    default: {
      const choices = [
        ...(schema._zod.values ?? []),
        ...examplesOf(schema),
        ...texts,
        ...numbers,
        true,
        false,
        null,
      ]
      return fc.constantFrom(...choices.filter((value) => z.safeParse(schema, value).success))
    }
  }
}

function examplesOf(schema: z.core.$ZodType): readonly unknown[] {
  const examples = z.globalRegistry.get(schema)?.examples
  return Array.isArray(examples) ? examples : []
}
