import * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { formatIn } from './format.ts'

type NumberSchema = z.ZodMiniType<unknown, number | null | undefined>
type TextSchema = z.ZodMiniType<unknown, string | null | undefined>

/** The least and the most that a schema takes. */
export function boundsOf(schema: NumberSchema): { readonly least: number; readonly most: number } {
  return {
    least: boundBefore(Number.MIN_SAFE_INTEGER, schema),
    most: boundBefore(Number.MAX_SAFE_INTEGER, schema),
  }
}

/** The same in words, of a number that is typed in wholes and sent in parts. */
export function rangeOf(
  schema: NumberSchema,
  language: Language,
  parts: 1 | 100 | 1000 = 1,
): [least: string, most: string] {
  const { least, most } = boundsOf(schema)
  const { number } = formatIn(language)
  return [number(least / parts), number(most / parts)]
}

/** How many characters a schema takes. */
export function longestOf(schema: TextSchema): number {
  return boundBefore('x'.repeat(10_000), schema)
}

/** As the schema itself tells it of what lies far beyond. */
function boundBefore(beyond: number | string, schema: z.ZodMiniType): number {
  for (const issue of z.safeParse(schema, beyond).error?.issues ?? []) {
    if (issue.code === 'too_small') return Number(issue.minimum)
    if (issue.code === 'too_big') return Number(issue.maximum)
  }
  throw new Error('This schema has no such bound')
}
