import * as z from 'zod/mini'
import { faultIn } from '#contract/faults.ts'
import type { FieldFaults } from './sending.ts'

/**
 * What the schema of a call refuses of a payload, before it is sent. A wrong field is told in the words for its fault,
 * for itself or for what it is a part of; one without words is left to the server, which has some.
 */
export function faultsOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: z.input<Schema>,
  words: FieldFaults,
): FieldFaults {
  const faults: Record<string, string> = {}
  for (const issue of z.safeParse(schema, payload).error?.issues ?? []) {
    const field = issue.path.join('.')
    const fault = issue.code === 'custom' ? faultIn(issue.params) : undefined
    const text = words[fault ?? field] ?? words[field] ?? words[String(issue.path[0])]
    if (text) faults[field] ??= text
  }
  return faults
}

export function isAccepted<Schema extends z.ZodMiniType>(schema: Schema, value: z.input<Schema>): boolean {
  return z.safeParse(schema, value).success
}
