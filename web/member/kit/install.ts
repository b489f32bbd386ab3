import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#web/platform/storage.ts'

type InstallEvent = Event & { prompt(): Promise<unknown> }

export type InstallWay = {
  /** Asked by the browser, or shown as steps on an iPhone or iPad, where no page can ask. */
  readonly ask: (() => void) | 'steps'
  readonly dismiss: () => void
}

let kept: InstallEvent | undefined
let isDismissed = false
const listeners = new Set<() => void>()

/** Browsers offer it at a moment of theirs; it is kept for one of ours. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallEvent)
  })
  addEventListener('appinstalled', () => change(undefined))
}

/** Undefined where it is installed already, cannot be, or was turned down before. */
export function useInstallWay(): InstallWay | undefined {
  const way = useSyncExternalStore(subscribe, wayNow, () => undefined)
  if (!way) return undefined
  return { ask: way === 'steps' ? way : () => ask(way), dismiss }
}

function wayNow(): InstallEvent | 'steps' | undefined {
  if (isDismissed || readItem('installDismissed')) return undefined
  return kept ?? (isIosBrowser() ? 'steps' : undefined)
}

/** Only browsers on iOS have this, and it is true for what was put on the home screen. */
function isIosBrowser(): boolean {
  return (navigator as Navigator & { standalone?: boolean }).standalone === false
}

/** The event is good for one question. */
function ask(event: InstallEvent) {
  change(undefined)
  event.prompt().catch(reportError)
}

function dismiss() {
  writeItem('installDismissed', 'yes')
  isDismissed = true
  change(kept)
}

function change(next: InstallEvent | undefined) {
  kept = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
