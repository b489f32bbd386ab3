import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Machine, Member, Staff } from './actors.ts'
import { languageOf } from './language.ts'
import type { Upload } from './uploads.ts'

type InputPart<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined

type InputBody<E> = E extends { files: readonly (infer Name extends string)[] }
  ? (E extends { body: unknown } ? InputPart<E, 'body'> : unknown) & Readonly<Record<Name, UploadOf<E>>>
  : InputPart<E, 'body'>

/** Null if a file that was sent before is named instead. */
type UploadOf<E> = E extends { fileSentBefore: string } ? Upload | null : Upload

export type Call<E extends Endpoint> = {
  readonly member: E['for'] extends 'member' | { level: number } | { role: string } ? Member : undefined
  readonly staff: E['for'] extends { machines: true }
    ? Staff | undefined
    : E['for'] extends 'staff' | { staff: unknown }
      ? Staff
      : undefined
  readonly machine: E['for'] extends { machines: true } ? Machine | undefined : undefined
  readonly params: InputPart<E, 'params'>
  readonly query: InputPart<E, 'query'>
  readonly body: InputBody<E>
  readonly now: Temporal.Instant
  readonly language: Language
  readonly address: string
  readonly userAgent: string
}

/** The request was authorised and validated before, which the cast relies on. */
export function callOf<E extends Endpoint>(request: FastifyRequest, now: Temporal.Instant): Call<E> {
  const { actor, params, query, body, ip } = request
  return {
    member: actor.member,
    staff: actor.staff,
    machine: actor.machine,
    params,
    query,
    body,
    now,
    language: languageOf(request.headers),
    address: ip,
    userAgent: request.headers['user-agent'] ?? '',
  } as Call<E>
}

export function actionOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}
