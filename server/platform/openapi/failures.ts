import type { Endpoint } from '#contract/endpoint.ts'
import { isForMachines } from '#contract/every-call.ts'
import { type RefusalCode, refusals, refusedFields } from '#contract/refusals.ts'
import { Failure, FieldErrors } from '#contract/wire-errors.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { isForStaff } from '#server/platform/authorise.ts'
import type { Json, Schemas } from './schemas.ts'

const wrongKey = ['key_unknown', 'key_expired', 'key_revoked'] as const
const { refusals: texts, failures, fields } = textsIn('en')

/** Everything that a call can answer instead, by status. */
export function failuresOf(endpoint: Endpoint, schemas: Schemas): Json {
  const codes = refusalsOf(endpoint)
  const statuses = new Set<number>(codes.map((code) => refusals[code]))
  const { body, files, params, query } = endpoint
  if (body || files || params || query) statuses.add(422)
  for (const status of [500, 503]) statuses.add(status)
  const told = [...statuses].map((status) => {
    const own = codes.filter((code) => refusals[code] === status)
    const shared = Object.entries(sharedFailures).find(
      ([, one]) => one.status === status && one.codes.join() === own.join(),
    )
    return [status, shared ? { $ref: `#/components/responses/${shared[0]}` } : failure(status, own, schemas)]
  })
  return Object.fromEntries(told)
}

/** What so many calls are refused for that it is told in one place. */
const sharedFailures: Readonly<Record<string, { status: number; codes: readonly RefusalCode[] }>> = {
  NotSignedIn: { status: 401, codes: ['signed_out', ...wrongKey] },
  KeyNotForThis: { status: 403, codes: ['key_not_for_this'] },
  NotForYou: { status: 403, codes: ['key_not_for_this', 'forbidden'] },
  NotFound: { status: 404, codes: ['not_found'] },
  KeyReused: { status: 409, codes: ['idempotency_key_reused'] },
  SecondFactorRequired: { status: 409, codes: ['second_factor_required'] },
  TooLarge: { status: 413, codes: ['too_large'] },
  UnsupportedType: { status: 415, codes: ['unsupported_type'] },
  WrongFields: { status: 422, codes: [] },
  TooManyCalls: { status: 429, codes: ['too_many_calls'] },
  TooManyAttempts: { status: 429, codes: ['too_many_attempts'] },
  Unexpected: { status: 500, codes: [] },
  Unavailable: { status: 503, codes: [] },
}

export function failureComponents(schemas: Schemas): Json {
  const all = Object.entries(sharedFailures)
  return Object.fromEntries(all.map(([name, { status, codes }]) => [name, failure(status, codes, schemas)]))
}

function failure(status: number, codes: readonly RefusalCode[], schemas: Schemas): Json {
  if (status === 422) return wrongFields(codes, schemas)
  if (status === 500) return unexpected(schemas)
  return status === 503 ? unavailable(codes, schemas) : refused(status, codes, schemas)
}

/** What the contract names, and what every call of its kind is refused for. */
export function refusalsOf(endpoint: Endpoint): readonly RefusalCode[] {
  const { for: access, refuses = [], body, files, idempotent, beforeSecondFactor } = endpoint
  const isOpen = access === 'anyone'
  const codes: readonly (readonly RefusalCode[])[] = [
    refuses,
    isOpen ? [] : ['signed_out', ...wrongKey, 'key_not_for_this'],
    typeof access === 'object' ? ['forbidden'] : [],
    isForStaff(access) && !beforeSecondFactor ? ['second_factor_required'] : [],
    isForMachines(endpoint) ? ['too_many_calls'] : [],
    idempotent ? ['idempotency_key_reused', 'idempotency_key_unusable'] : [],
    body || files ? ['too_large', 'unsupported_type'] : [],
  ]
  return [...new Set(codes.flat())]
}

function refused(status: number, codes: readonly RefusalCode[], schemas: Schemas): Json {
  const isTextOnly = status === 401 || status === 403
  const Answer = schemas.answered(Failure)
  const schema = isTextOnly ? Answer : { allOf: [Answer, { properties: { code: { enum: codes } } }] }
  const example = { error: textOf(codes[0]), ...(!isTextOnly && { code: codes[0] }) }
  return {
    description: codes.map(lineOf).join('\n'),
    ...(status === 429 && { headers: retryAfter }),
    content: { 'application/json': { schema, example } },
  }
}

function wrongFields(codes: readonly RefusalCode[], schemas: Schemas): Json {
  const [first] = codes
  const field = (first && refusedFields[first]) ?? 'name'
  const example = { message: fields.summary, errors: { [field]: [first ? textOf(first) : fields.required] } }
  return {
    description: ['What was sent is wrong, told field by field.', ...codes.map(lineOf)].join('\n'),
    content: { 'application/json': { schema: schemas.answered(FieldErrors), example } },
  }
}

function unexpected(schemas: Schemas): Json {
  const example = { error: failures.unexpected, request_id: '7d9f…' }
  return {
    description: 'A fault of the programme; it is logged under the id.',
    content: { 'application/json': { schema: schemas.answered(Failure), example } },
  }
}

function unavailable(codes: readonly RefusalCode[], schemas: Schemas): Json {
  const example = { error: failures.unavailable, request_id: '7d9f…' }
  return {
    description: ['The database or the files cannot be used at the moment.', ...codes.map(lineOf)].join('\n'),
    headers: retryAfter,
    content: { 'application/json': { schema: schemas.answered(Failure), example } },
  }
}

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

function lineOf(code: RefusalCode): string {
  return `- \`${code}\`: ${textOf(code)}`
}

function textOf(code: RefusalCode | undefined): string {
  const text = code ? texts[code] : ''
  return typeof text === 'function' ? text({}) : text
}
