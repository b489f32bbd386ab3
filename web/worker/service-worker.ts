/**
 * Keeps the member app on the device: its shell is served from here at once, and what the server said last is shown,
 * with its age, while there is no connection. The back office is not kept.
 */
declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: the shell's files, and a name that changes whenever one of them does. */
declare const shell: { readonly version: string; readonly files: readonly string[] }

const shellCache = `shell-${shell.version}`
const dataCache = 'data'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll([...shell.files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()))
})

/** The page asks for the new version when the person does. */
self.addEventListener('message', ({ data }) => {
  if (data === 'update') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(?:gestao|api\/office|api\/docs)(?:\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(fromShell(pathname === '/' ? '/' : '/home', request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromShell(request, request))
  else if (/^\/(?:api|files)\//.test(pathname)) event.respondWith(fromServer(request))
})

async function dropOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function fromShell(kept: string | Request, request: Request) {
  const cache = await caches.open(shellCache)
  return (await cache.match(kept, { ignoreVary: true })) ?? fetch(request)
}

/** The server's answer; only where it cannot be reached, the last one, with the time it was given. */
async function fromServer(request: Request) {
  const cache = await caches.open(dataCache)
  try {
    const response = await fetch(request)
    if (response.status === 200) await cache.put(request.url, await dated(response.clone()))
    return response
  } catch (error) {
    const kept = await cache.match(request.url, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function dated(response: Response) {
  const headers = new Headers(response.headers)
  headers.set('X-Kept-At', new Date().toISOString())
  return new Response(await response.blob(), { headers })
}
