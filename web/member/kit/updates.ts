import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Keeps the app on the device, and notices when a newer version has come. */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js')
  noteWaiting(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration))
  })
}

export function useUpdate(): (() => void) | undefined {
  const worker = useSyncExternalStore(subscribe, read, () => undefined)
  return worker && (() => switchTo(worker))
}

function switchTo(worker: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('update')
}

/** The first one ever has nothing to replace, although in Safari it waits for a moment. */
function noteWaiting(registration: ServiceWorkerRegistration) {
  if (!registration.waiting || !registration.active) return
  waiting = registration.waiting
  for (const listener of listeners) listener()
}

function read() {
  return waiting
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
