import * as z from 'zod/mini'
import { contractSchemas } from '#contract/every-call.ts'

export type Json = { readonly [key: string]: unknown }
export type Schemas = ReturnType<typeof describeSchemas>

/** A payload may be sent in another form than it is answered in. */
type Direction = 'input' | 'output'

const places = '#/components/schemas/'
const names = new Map<z.ZodMiniType, string>()
for (const [name, schema] of contractSchemas) if (!names.has(schema)) names.set(schema, name)

/**
 * As JSON Schema: what the contract exports is a component of that name, the rest stands where it is used. A component
 * that is sent otherwise than it is answered has a second one, `…Input`.
 */
export function describeSchemas(all: Readonly<Record<Direction, readonly z.ZodMiniType[]>>) {
  const output = converted(all.output, 'output')
  const input = converted(all.input, 'input')
  const isOther = differing(input.named, output.named)
  const rename = (json: Json) => withNames(json, (name) => (isOther.has(name) ? `${name}Input` : name))
  const inInput = Object.entries(input.named).map(([name, json]) => [
    isOther.has(name) ? `${name}Input` : name,
    rename(json),
  ])
  const components: Readonly<Record<string, Json>> = {
    ...output.named,
    ...Object.fromEntries(inInput.filter(([name]) => !(String(name) in output.named))),
  }
  return {
    components,
    answered: (schema: z.ZodMiniType) => output.of(schema),
    sent: (schema: z.ZodMiniType) => rename(input.of(schema)),
  }
}

function converted(schemas: readonly z.ZodMiniType[], io: Direction) {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const inline = new Set(schemas.filter((schema) => !names.has(schema)))
  const ids = new Map([...inline].map((schema, index) => [schema, `$${index}`]))
  for (const [schema, id] of ids) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { io, uri: (id) => places + id, unrepresentable: 'any' }).schemas
  const tidy = Object.entries(made).map(([id, json]) => [id, tidied(json) as Json] as const)
  const all = new Map(tidy)
  return {
    named: Object.fromEntries(tidy.filter(([id]) => !id.startsWith('$'))),
    of: (schema: z.ZodMiniType): Json => {
      const name = names.get(schema)
      return name ? { $ref: places + name } : (all.get(ids.get(schema) ?? '') ?? {})
    },
  }
}

/** Those that differ themselves, and those that refer to one that does. */
function differing(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const entries = Object.entries(input)
  const found = new Set(entries.filter(([name, json]) => textOf(json) !== textOf(output[name])).map(nameOf))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [name, json] of entries) if (namesIn(json).some((each) => found.has(each))) found.add(name)
  }
  return found
}

const nameOf = ([name]: readonly [string, Json]) => name
const textOf = (json: Json | undefined) => JSON.stringify(json)

export function namesIn(json: unknown): string[] {
  const refs = JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)
  return [...refs].map(([, name = '']) => name)
}

function withNames(json: Json, rename: (name: string) => string): Json {
  const text = JSON.stringify(json).replace(
    /"#\/components\/schemas\/([^"]+)"/g,
    (_, name: string) => `"${places}${rename(name)}"`,
  )
  return JSON.parse(text) as Json
}

/** Without what says nothing: bounds of a safe integer, patterns beside a format, and that nothing is ever added. */
function tidied(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(tidied)
  if (typeof json !== 'object' || json === null) return json
  const kept = Object.entries(json).filter(([key, value]) => !isNoise(key, value, json))
  return Object.fromEntries(kept.map(([key, value]) => [key, tidied(value)]))
}

function isNoise(key: string, value: unknown, { format }: { format?: unknown }) {
  // `readOnly` would say that a field is never sent; here it is a word of TypeScript.
  if (key === '$schema' || key === '$id' || key === 'readOnly') return true
  if (key === 'additionalProperties') return value === false
  if (key === 'pattern' || key === 'allOf') return typeof format === 'string'
  return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
}
