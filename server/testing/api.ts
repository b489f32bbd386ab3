import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { refusalsOf } from '#server/platform/openapi/failures.ts'

export type CallOutcome<E extends Endpoint> =
  | { ok: true; status: number; answer: Answer<E>; headers: Headers }
  | { ok: false; status: number; answer: FailureAnswer; headers: Headers }

type Headers = Record<string, unknown>
type FailureAnswer = {
  error?: string
  code?: string
  request_id?: string
  message?: string
  errors?: Record<string, string[]>
}

type Caller = {
  token?: string
  language?: Language
  idempotencyKey?: string
  address?: string
  userAgent?: string
}
/** As Fastify takes it within one process; over-http.ts sends the same to another. */
export type Inject = (request: {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  query?: Record<string, string>
  payload?: Buffer | Record<string, unknown>
  remoteAddress?: string
}) => Promise<{ statusCode: number; headers: Headers; body: string; json(): unknown }>

type CallInput<E extends Endpoint> = unknown extends Input<E> ? [] : [input: Input<E>]

/** `call` expects success; `try` returns any outcome. */
export function createApi(app: { inject: Inject }, caller: Caller = {}) {
  async function attempt<E extends Endpoint>(endpoint: E, ...[input]: CallInput<E>): Promise<CallOutcome<E>> {
    const response = await app.inject({
      ...(await requestFor(endpoint, input ?? {}, headersOf(caller))),
      ...(caller.address && { remoteAddress: caller.address }),
    })
    const ok = response.statusCode === 200
    const answer = (isJson(response.headers) ? response.json() : response.body) as Answer<E> & FailureAnswer
    if (!ok) requireTold(endpoint, answer)
    return {
      ok,
      status: response.statusCode,
      answer,
      headers: response.headers,
    } as CallOutcome<E>
  }
  return {
    as: ({ token }: { token: string }) => createApi(app, { ...caller, token }),
    with: (more: Caller) => createApi(app, { ...caller, ...more }),
    try: attempt,
    async call<E extends Endpoint>(endpoint: E, ...sent: CallInput<E>): Promise<Answer<E>> {
      const outcome = await attempt(endpoint, ...sent)
      if (outcome.ok) return outcome.answer
      throw new Error(`${endpoint.path} answered ${outcome.status}: ${JSON.stringify(outcome.answer)}`)
    },
  }
}

/** The description of the API lists what a call can be refused for: every test holds it to that. */
function requireTold(endpoint: Endpoint, { code }: FailureAnswer) {
  if (code !== undefined && !refusalsOf(endpoint).some((told) => told === code))
    throw new Error(`${endpoint.path} answers ${code}, which the contract does not tell`)
}

function isJson(headers: Headers) {
  return String(headers['content-type']).startsWith('application/json')
}

async function requestFor(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: ReturnType<typeof headersOf>,
) {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = `/api${path}`
  if (endpoint.method === 'GET') {
    return { method: 'GET', url, headers, query: rest as Record<string, string> } as const
  }
  if (!endpoint.files)
    return { method: 'POST', url, headers, ...(endpoint.body && { payload: rest }) } as const
  const { payload, type } = await formOf(rest)
  return { method: 'POST', url, headers: { ...headers, 'content-type': type }, payload } as const
}

/** Nested values get names in brackets. */
export async function formOf(input: Record<string, unknown>) {
  const form = new FormData()
  const add = (name: string, value: unknown) => {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file')
    else if (typeof value !== 'object' || value === null) form.append(name, String(value))
    else for (const [key, below] of Object.entries(value)) add(`${name}[${key}]`, below)
  }
  for (const [name, value] of Object.entries(input)) add(name, value)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await encoded.arrayBuffer()), type }
}

function headersOf({ token, language, idempotencyKey, userAgent }: Caller) {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { language }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
}
