import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { apiFailure } from './api-failure.ts'
import { noteAnswer } from './connection.ts'
import { readItem, removeItem, type StorageKey } from './storage.ts'

type Options<E> = (E extends { idempotent: true } ? { idempotencyKey?: string } : Record<never, never>) &
  (E extends { files: readonly string[] } ? { onProgress?: (percent: number) => void } : Record<never, never>)
type Payload = Readonly<Record<string, unknown>>
type AnyOptions = { idempotencyKey?: string; onProgress?: (percent: number) => void }
type Sent<E extends Endpoint> =
  unknown extends Input<E>
    ? [input?: Record<string, never>, options?: Options<E>]
    : [input: Input<E>, options?: Options<E>]

export function createApi({ tokenKey, base = '/api' }: { tokenKey: StorageKey; base?: string }) {
  let tellSignedOut = () => {}

  async function call<E extends Endpoint>(endpoint: E, ...sent: Sent<E>): Promise<Answer<E>> {
    const [input = {}, { idempotencyKey, onProgress } = {}] = sent as readonly [Payload?, AnyOptions?]
    const { path, rest } = fillPath(endpoint.path, input)
    const isPost = endpoint.method === 'POST'
    const url = base + path + (isPost ? '' : queryString(rest))
    const headers = {
      ...storedHeaders(tokenKey),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(isPost && !endpoint.files && { 'Content-Type': 'application/json' }),
    }
    const response = await reach(async () => {
      if (endpoint.files)
        return (await import('./upload.ts')).upload(url, { headers, payload: rest, onProgress })
      return fetch(url, { method: endpoint.method, headers, ...(isPost && { body: JSON.stringify(rest) }) })
    })
    noteAnswer(response.headers)
    const text = await reach(() => response.text())
    const { status } = response
    if (status === 200) return JSON.parse(text)
    return refuse(status, path, text)
  }

  function refuse(status: number, path: string, text: string): never {
    if (endsSession(status, path)) {
      console.error('Token inválido ou expirado. Redirecionando para o login...')
      removeItem(tokenKey)
      tellSignedOut()
    }
    throw apiFailure(status, failureBody(text))
  }

  return {
    call,
    /** What an answer other than 200 comes to, for those who ask without `call`. */
    refuse,
    /** Told once a refused token has been dropped, so that the app can show its door. */
    whenSignedOut(listener: () => void) {
      tellSignedOut = listener
    },
  }
}

export function fillPath(pattern: string, input: Payload) {
  const rest: Record<string, unknown> = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_part, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path, rest }
}

export function queryString(query: Payload) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

export function storedHeaders(tokenKey: StorageKey) {
  const token = readItem(tokenKey)
  const language = readItem('language')
  return { ...(token && { Authorization: token }), ...(language && { Language: language }) }
}

/** Whatever keeps an answer from arriving is told as a server that could not be reached. */
export async function reach<Answered>(ask: () => Promise<Answered>): Promise<Answered> {
  try {
    return await ask()
  } catch (cause) {
    // Leaving the page cuts its calls short. That is no failure, and a page that is gone does not come back from here.
    await new Promise((later) => setTimeout(later, 100))
    throw apiFailure(0, {}, cause)
  }
}

function endsSession(status: number, path: string) {
  return (status === 401 || status === 403) && !path.includes('/login')
}

/** A proxy in between may answer with a page of its own; the status then says all there is. */
function failureBody(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
