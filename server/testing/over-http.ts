import type { Inject } from './api.ts'

/** The same calls as in one process, to a server that is somewhere else. */
export function overHttp(base: string): { inject: Inject } {
  return {
    async inject({ method, url, headers, query = {}, payload }) {
      const address = new URL(url, base)
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) address.searchParams.set(name, String(value))
      const isForm = payload instanceof Buffer
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(payload && !isForm && { 'content-type': 'application/json' }) },
        ...(payload && { body: isForm ? new Uint8Array(payload) : JSON.stringify(payload) }),
      })
      const body = await response.text()
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body,
        json: () => JSON.parse(body),
      }
    },
  }
}
