import type { Endpoint, Input } from '#contract/endpoint.ts'
import { ask, createApi, fillPath, queryString, storedHeaders } from '#web/platform/api.ts'
import { reach } from '#web/platform/reach.ts'

const tokenKey = 'officeToken'
const api = createApi({ tokenKey })

export const officeApi = {
  ...api,
  download,
  keep: (name: string, facts: unknown) =>
    keep(new Blob([JSON.stringify(facts, null, 2)], { type: 'application/json' }), name),
  keepFile: (name: string, file: Blob) => keep(file, name),
}

/** Fetches a file and hands it to the browser to keep, under the name the server gives it. */
async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const { path, rest } = fillPath(endpoint.path, input as Readonly<Record<string, unknown>>)
  const response = await ask(
    new Request(`/api${path}${queryString(rest)}`, { headers: storedHeaders(tokenKey) }),
  )
  if (response.status !== 200) return api.refuse(response.status, path, await reach(response.text()))
  const file = await reach(response.blob())
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  keep(file, name)
}

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
