import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

type Write = (answer: unknown) => string

/**
 * Answers are written by compiled schemas, which copy what the contract declares and leave out everything else. They
 * are compiled at their first answer, because compiling the whole contract would delay the start.
 */
export const answerCompiler: FastifySerializerCompiler<z.core.$ZodType> = (route) => {
  let write: Write | undefined
  return (answer: unknown) => {
    write ??= writeBy(route.schema, serializerCompiler(route))
    return write(answer)
  }
}

/** An answer that breaks the contract goes the uncompiled way, whose error tells what is wrong with it. */
function writeBy(schema: z.core.$ZodType, writeUncompiled: Write): Write {
  if (!isSameBothWays(schema)) return writeUncompiled
  const compiled = z.compile(schema)
  return (answer) => {
    const copy = z.safeParse(compiled, answer)
    return copy.success ? JSON.stringify(copy.data) : writeUncompiled(answer)
  }
}

/**
 * Compiled schemas only read, and an answer is written: what fills in or changes a value that is read must not do so
 * to one that is written.
 */
export function isSameBothWays(schema: z.core.$ZodType): boolean {
  let isSame = true
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      isSame &&= !oneWay.includes(zodSchema._zod.def.type)
    },
  })
  return isSame
}

const oneWay: readonly string[] = ['catch', 'default', 'pipe', 'prefault', 'transform']
