import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Member, Staff } from './actors.ts'
import { languageOf } from './language.ts'
import type { Upload } from './uploads.ts'

type Received<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined

type ReceivedBody<E> = E extends { files: readonly (infer Name extends string)[] }
  ? (E extends { body: unknown } ? Received<E, 'body'> : unknown) & Readonly<Record<Name, Upload>>
  : Received<E, 'body'>

/** One call as a feature sees it: who calls, what they sent, and when. */
export type Call<E extends Endpoint> = {
  readonly member: E['for'] extends 'member' | { level: number } | { role: string } ? Member : undefined
  readonly staff: E['for'] extends 'staff' | { staff: unknown } ? Staff : undefined
  readonly params: Received<E, 'params'>
  readonly query: Received<E, 'query'>
  readonly body: ReceivedBody<E>
  readonly now: Temporal.Instant
  readonly language: Language
  /** The network address the call came from. */
  readonly address: string
  /** What the browser says of itself. */
  readonly userAgent: string
}

/** The request has passed authorisation and validation for its endpoint, which is what the types then claim. */
export function callOf<E extends Endpoint>(request: FastifyRequest, now: Temporal.Instant): Call<E> {
  const { actor, params, query, body, ip } = request
  return {
    member: actor.member,
    staff: actor.staff,
    params,
    query,
    body,
    now,
    language: languageOf(request.headers),
    address: ip,
    userAgent: request.headers['user-agent'] ?? '',
  } as Call<E>
}

/** What the audit trail and the keys of commands call it. */
export function actionOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
