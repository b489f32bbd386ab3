import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { App } from '#server/app.ts'

export type Outcome<E extends Endpoint> =
  | { ok: true; status: number; answer: Answer<E>; headers: Headers }
  | { ok: false; status: number; answer: Failed; headers: Headers }

type Headers = Record<string, unknown>
type Failed = {
  error?: string
  code?: string
  request_id?: string
  message?: string
  errors?: Record<string, string[]>
}

type Caller = { token?: string; language?: Language; idempotencyKey?: string; address?: string }
type Sent<E extends Endpoint> = unknown extends Input<E> ? [] : [input: Input<E>]

/** Calls the app through the contract, as the browser does. `call` wants success, `try` takes what comes. */
export function createApi(app: App, caller: Caller = {}) {
  async function attempt<E extends Endpoint>(endpoint: E, ...[input]: Sent<E>): Promise<Outcome<E>> {
    const response = await app.inject({ ...requestFor(endpoint, input ?? {}), ...callerOf(caller) })
    const ok = response.statusCode === 200
    return {
      ok,
      status: response.statusCode,
      answer: response.json(),
      headers: response.headers,
    } as Outcome<E>
  }
  return {
    as: ({ token }: { token: string }) => createApi(app, { ...caller, token }),
    with: (more: Caller) => createApi(app, { ...caller, ...more }),
    try: attempt,
    async call<E extends Endpoint>(endpoint: E, ...sent: Sent<E>): Promise<Answer<E>> {
      const outcome = await attempt(endpoint, ...sent)
      if (outcome.ok) return outcome.answer
      throw new Error(`${endpoint.path} answered ${outcome.status}: ${JSON.stringify(outcome.answer)}`)
    },
  }
}

function requestFor(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = `/api${path}`
  if (endpoint.method === 'POST')
    return { method: 'POST', url, ...(endpoint.body && { payload: rest }) } as const
  return { method: 'GET', url, query: rest as Record<string, string> } as const
}

function callerOf({ token, language, idempotencyKey, address }: Caller) {
  return {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { language }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(address && { remoteAddress: address }),
  }
}
