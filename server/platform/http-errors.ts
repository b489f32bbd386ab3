import { randomInt } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Language } from '#contract/languages.ts'
import { type RefusalCode, refusals, refusedFields } from '#contract/refusals.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { isOutage, refusedByDatabase } from './db.ts'
import { fieldErrors } from './field-errors.ts'
import { languageOf } from './language.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the call was refused, for the log and the counters. */
    refusal: RefusalCode | 'wrong_fields' | 'unreadable' | 'unavailable' | undefined
  }
}

export function answerError(
  error: FastifyError | Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const language = languageOf(request.headers)
  // A file that cannot be begun has said its own type already.
  reply.type('application/json; charset=utf-8')
  if (hasZodFastifySchemaValidationErrors(error)) {
    request.refusal = 'wrong_fields'
    return reply.code(422).send(fieldErrors(error.validation, language))
  }
  const refusal = asRefusal(error)
  if (refusal) return answerRefusal(refusal, language, request, reply)
  if ('statusCode' in error && error.statusCode === 400) {
    request.refusal = 'unreadable'
    return reply.code(422).send({ message: textsIn(language).fields.unreadable, errors: {} })
  }
  if (isOutage(error)) {
    request.refusal = 'unavailable'
    request.log.warn({ err: error }, 'the database or the file store cannot be used')
    const answer = { error: textsIn(language).failures.unavailable, request_id: request.id }
    return reply.code(503).header('Retry-After', retryAfterSeconds()).send(answer)
  }
  request.log.error({ err: error }, 'unexpected failure')
  return reply.code(500).send({ error: textsIn(language).failures.unexpected, request_id: request.id })
}

/** Differs from caller to caller, so that they do not all come back at once. */
function retryAfterSeconds() {
  return randomInt(2, 6)
}

function answerRefusal(refusal: Refusal, language: Language, request: FastifyRequest, reply: FastifyReply) {
  const { code, facts } = refusal
  request.refusal = code
  const status = refusals[code]
  const text = textsIn(language).refusals[code]
  const error = typeof text === 'function' ? text(facts) : text
  const field = facts.field ?? refusedFields[code]
  if (field) {
    const message = textsIn(language).fields.summary
    return reply.code(status).send({ message, errors: { [field]: [error] } })
  }
  if (facts.waitSeconds !== undefined) reply.header('Retry-After', facts.waitSeconds)
  if (status === 401 || status === 403) return reply.code(status).send({ error })
  if (status >= 500) return reply.code(status).send({ error, request_id: request.id })
  return reply.code(status).send({ error, code })
}

const fastifyRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

function asRefusal(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  const refused = refusedByDatabase(error)
  if (refused && isRefusalCode(refused)) return new Refusal(refused)
  const code = 'code' in error && typeof error.code === 'string' ? fastifyRefusals[error.code] : undefined
  return code && new Refusal(code)
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code)
}
