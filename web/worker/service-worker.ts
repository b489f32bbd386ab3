/**
 * Keeps the member app on the device: its shell is served from here at once, and what the server said last is shown,
 * with its age, while there is no connection. The back office is not kept.
 */
declare const self: ServiceWorkerGlobalScope
/**
 * Filled in by the build: the files of the shell, those that are kept only once they were used, the address it answers,
 * and a name that changes with the files.
 */
declare const shell: {
  readonly version: string
  readonly home: string
  /** Where other apps send files to. Its page is the frame alone, as that of every screen but home. */
  readonly share: string
  readonly files: readonly string[]
  readonly later: readonly string[]
}

const shellCache = `shell-${shell.version}`
const dataCache = 'data'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll([...shell.files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), dropWhatMayNotStay()]).then(() => self.clients.claim()))
})

/** The page asks for the new version when the person does. */
self.addEventListener('message', ({ data }) => {
  if (data === 'update') void self.skipWaiting()
})

/** What a person is told while the app is closed. */
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { id, title, link }: { id: string; title: string; link: string | null } = event.data.json()
  const look = { tag: id, data: link, icon: '/icons/icon-192.png' }
  // How many there are is known when the app is opened; until then the icon only says that there is something.
  self.navigator.setAppBadge?.().catch(() => undefined)
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { data: link }: { data: string | null } = notification
  event.waitUntil(openApp(link ?? shell.home))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && origin === self.location.origin && pathname === shell.share)
    event.respondWith(keepShared(request))
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(?:gestao|api\/office|api\/docs|\.well-known)(?:\/|$)/.test(pathname)) return
  // An answer that goes on cannot be kept, and must not be waited for.
  if (pathname === '/api/notifications/stream') return
  if (request.mode === 'navigate') event.respondWith(fromShell(pageAt(pathname), request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fromShell(request, request))
  else if (/^\/(?:api|files)\//.test(pathname)) event.respondWith(fromServer(request))
})

/** The way in and home as they begin; every other screen begins with the frame alone. */
function pageAt(pathname: string): string {
  return pathname === '/' || pathname === shell.home ? pathname : shell.share
}

/** As many as anybody sends at once, and some more to be told that they are too many. */
const mostShared = 40

/**
 * Keeps what another app shares until the page takes it: the page may first have to ask who is there. The app itself
 * writes and reads the same in web/member/invoices/shared.
 */
async function keepShared(request: Request) {
  try {
    const form = await request.formData()
    const files = form.getAll('files').filter((sent) => typeof sent !== 'string')
    await caches.delete('shared')
    const cache = await caches.open('shared')
    for (const [place, file] of files.slice(0, mostShared).entries()) {
      const headers = {
        'Content-Type': file.type,
        'X-File-Name': encodeURIComponent(file.name),
        'X-Shared-At': String(Date.now()),
      }
      await cache.put(`${shell.share}/${place}`, new Response(file, { headers }))
    }
    return Response.redirect(shell.share, 303)
  } catch {
    // The page says so, and offers to choose the file there.
    return Response.redirect(`${shell.share}?falhou`, 303)
  }
}

/** In the window where it is open, or in a new one. What clients of a professional look at is not the app. */
async function openApp(link: string) {
  const { href } = new URL(link, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(
    ({ url }) => !/^\/(?:gestao|produto|receita|indicacao)(?:\/|$)/.test(new URL(url).pathname),
  )
  if (!open) return self.clients.openWindow(href)
  await open.focus()
  return open.url === href ? open : open.navigate(href)
}

async function dropOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Earlier versions kept every answer. */
async function dropWhatMayNotStay() {
  const cache = await caches.open(dataCache)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true })
    if (!kept || !mayKeep(kept)) await cache.delete(request, { ignoreVary: true })
  }
}

async function fromShell(kept: string | Request, request: Request) {
  const cache = await caches.open(shellCache)
  const found = await cache.match(kept, { ignoreVary: true })
  if (found) return found
  const response = await fetch(request)
  if (response.ok && shell.later.includes(new URL(request.url).pathname))
    await cache.put(kept, response.clone())
  return response
}

/**
 * The server's answer; only where it cannot be reached, the last one, with the time it was given. The cache is opened
 * first: when it is deleted because the person left, an answer that comes later goes with it.
 */
async function fromServer(request: Request) {
  const cache = await caches.open(dataCache)
  try {
    const response = await fetch(request)
    if (response.status === 401) await caches.delete(dataCache)
    else if (mayKeep(response)) await cache.put(request.url, await dated(response.clone()))
    return response
  } catch (error) {
    const kept = await cache.match(request.url, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** The server says of each answer whether it may be kept. */
function mayKeep({ status, headers }: Response) {
  const said = headers.get('Cache-Control')
  return status === 200 && said !== null && !said.includes('no-store')
}

async function dated(response: Response) {
  const headers = new Headers(response.headers)
  headers.set('X-Kept-At', new Date().toISOString())
  return new Response(await response.blob(), { headers })
}
