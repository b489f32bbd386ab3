import type { Json } from './schemas.ts'

const placeOf = '#/components/schemas/'

const formats: Readonly<Record<string, string>> = {
  uuid: '019a8f3e-6c1b-7d52-9a40-3b7e5c1d2f68',
  'date-time': '2026-11-17T13:30:00Z',
  date: '2026-11-17',
  email: 'ana@petisco.example',
  uri: 'https://petisco.example',
}

type Components = Readonly<Record<string, Json>>

/** One value that the schema takes: what the contract gives as an example, or the plainest. */
export function exampleOf(schema: unknown, components: Components): unknown {
  if (!isJson(schema)) return null
  const { $ref, examples, anyOf, oneOf, allOf, enum: choices } = schema
  if (typeof $ref === 'string') return exampleOf(components[$ref.slice(placeOf.length)], components)
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(choices)) return choices[0]
  const parts = anyOf ?? oneOf
  if (Array.isArray(parts)) return exampleOf(parts[0], components)
  if (Array.isArray(allOf) && !schema.type)
    return Object.assign({}, ...allOf.map((part) => exampleOf(part, components)))
  return plainest(schema, components)
}

function plainest(schema: Json, components: Components): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, components)
  if (type === 'array') return listOf(schema, components)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  if (type === 'string') return formats[String(schema.format)] ?? textOf(schema)
  return null
}

/** What may be left out often fits only with something else, so it is. */
function objectOf({ properties, required, additionalProperties }: Json, components: Components) {
  const names = Array.isArray(required) ? required.map(String) : []
  const known = isJson(properties) ? properties : {}
  return Object.fromEntries(
    names.map((name) => [name, exampleOf(known[name] ?? additionalProperties, components)]),
  )
}

function listOf({ prefixItems, items, minItems }: Json, components: Components) {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item, components))
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => exampleOf(items, components))
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Json) {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1)
  return Math.min(Math.max(1, Number(least)), Number(maximum ?? Number.POSITIVE_INFINITY))
}

function textOf({ minLength = 0, maxLength = 200 }: Json) {
  return 'texto'.padEnd(Number(minLength), 'o').slice(0, Number(maxLength))
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
