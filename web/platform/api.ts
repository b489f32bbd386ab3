import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import { type ApiFailure, apiFailure } from './api-failure.ts'
import { noteAnswer } from './connection.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { reach } from './reach.ts'
import { readItem, removeItem, type StorageKey } from './storage.ts'
import { whenQuiet } from './when-quiet.ts'

type Options<E> = CommonOptions &
  (E extends { idempotent: true | 'sealed' } ? { idempotencyKey?: string } : Record<never, never>) &
  (E extends { files: readonly string[] } ? UploadOptions : Record<never, never>)
type UploadOptions = { onProgress?: (percent: number) => void; signal?: AbortSignal }
/**
 * `keepalive`: the call goes on although its page is being left. `givesUpWhenStuck`: where nothing moves for half a minute
 * it fails like a server that cannot be reached, to be tried again by itself. All other calls have no time limit.
 */
type CommonOptions = { keepalive?: boolean; givesUpWhenStuck?: boolean }
type Payload = Readonly<Record<string, unknown>>
type AnyOptions = { idempotencyKey?: string } & UploadOptions & CommonOptions
type Sent<E extends Endpoint> =
  unknown extends Input<E>
    ? [input?: Record<string, never>, options?: Options<E>]
    : [input: Input<E>, options?: Options<E>]

export function createApi({ tokenKey, base = '/api' }: { tokenKey: StorageKey; base?: string }) {
  let tellSignedOut = () => {}
  let tellRefused = (_failure: ApiFailure) => {}

  async function call<E extends Endpoint>(
    endpoint: E | Pick<E, 'method' | 'path'>,
    ...sent: Sent<E>
  ): Promise<Answer<E>> {
    const [input = {}, options = {}] = sent as readonly [Payload?, AnyOptions?]
    const { idempotencyKey, onProgress, signal, keepalive = false, givesUpWhenStuck = false } = options
    const { method, path: pattern, files }: Pick<Endpoint, 'method' | 'path' | 'files'> = endpoint
    const { path, rest } = fillPath(pattern, input)
    const isPost = method === 'POST'
    const url = base + path + (isPost ? '' : queryString(rest))
    const headers = {
      ...storedHeaders(tokenKey),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(isPost && !files && { 'Content-Type': 'application/json' }),
    }
    const response = files
      ? await sendFiles(url, { headers, payload: rest, onProgress, signal, givesUpWhenStuck })
      : await (givesUpWhenStuck ? askInTime : askPatiently)(url, {
          method,
          headers,
          keepalive,
          ...(isPost && { body: JSON.stringify(rest) }),
        })
    noteAnswer(response.headers)
    const text = await reach(response.text())
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
    const failure = apiFailure(status, failureBody(text))
    tellRefused(failure)
    throw failure
  }

  return {
    call,
    /** What an answer other than 200 comes to, for those who ask without `call`. */
    refuse,
    /** Told once a refused token has been dropped, so that the app can show its door. */
    whenSignedOut(listener: () => void) {
      tellSignedOut = listener
    },
    /** Told of every refusal before the caller is, for those that concern the whole app. */
    whenRefused(listener: (failure: ApiFailure) => void) {
      tellRefused = listener
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

/** The request is whole before it gets here: one that cannot be made is a fault of ours, and none of the network's. */
export function ask(request: Request): Promise<Response> {
  return reach(fetch(request))
}

async function askPatiently(url: string, parts: RequestInit): Promise<Response> {
  const request = new Request(url, parts)
  return (await takeEarlyAnswer(url, request)) ?? ask(request)
}

/** Most people look and send nothing: what sends files comes with the first of them. */
async function sendFiles(...sent: Parameters<typeof import('./upload.ts').upload>): Promise<Response> {
  const { upload } = await reach(import('./upload.ts'))
  return upload(...sent)
}

async function askInTime(url: string, parts: RequestInit): Promise<Response> {
  const stuck = new AbortController()
  const quiet = whenQuiet(() => stuck.abort())
  quiet.heard()
  try {
    return await ask(new Request(url, { ...parts, signal: stuck.signal }))
  } finally {
    quiet.end()
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
