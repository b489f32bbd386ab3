import { problem } from '#server/platform/problem.ts'
import type { Request } from './scenario.ts'

export async function ask(server: URL, { method, path, headers = {}, body }: Request): Promise<Response> {
  const response = await fetch(new URL(path, server), { method, headers, ...(body && { body }) })
  if (response.status === 200) return response
  throw unexpectedAnswer(`${method} ${path}`, response.status, await response.text())
}

/** The ratio means nothing if the floor sends something else. */
export async function requireSameAnswers(requests: readonly Request[], ours: URL, floor: URL) {
  for (const request of requests) {
    const [our, its] = await Promise.all([ours, floor].map((server) => describeAnswer(server, request)))
    if (our !== its)
      throw problem(`${request.method} ${request.path}: we answer ${our}, but the floor answers ${its}.`)
  }
}

export function unexpectedAnswer(request: string, status: number, answer: string): Error {
  return problem(`${request} answered ${status} instead of 200: ${answer.slice(0, 300)}`)
}

async function describeAnswer(server: URL, request: Request) {
  const { headers, body } = await ask(server, request)
  await body?.cancel()
  return `${headers.get('content-length')} bytes, encoding ${headers.get('content-encoding')}`
}
