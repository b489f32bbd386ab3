import { useSyncExternalStore } from 'react'

type Connection = {
  readonly isOnline: boolean
  /** When the server said what is shown now, where that comes from the device. */
  readonly keptAt: Date | undefined
}

let current: Connection = { isOnline: true, keptAt: undefined }
const listeners = new Set<() => void>()

/** Each answer tells whether it came from the server or from what the device keeps. */
export function noteAnswer(headers: Headers) {
  const keptAt = headers.get('X-Kept-At')
  if (keptAt) change({ isOnline: false, keptAt: new Date(keptAt) })
  else if (!current.isOnline || current.keptAt) change({ isOnline: true, keptAt: undefined })
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, read, read)
}

function change(next: Connection) {
  current = next
  for (const listener of listeners) listener()
}

function read() {
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('offline', wentOffline)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('offline', wentOffline)
  }
}

/** That it came back is believed when the server answers. */
function wentOffline() {
  change({ isOnline: false, keptAt: current.keptAt ?? new Date() })
}
