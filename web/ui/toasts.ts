import { useSyncExternalStore } from 'react'
import type { StatusKind } from './status-kind.ts'

type ToastAction = { readonly text: string; readonly onPress: () => void }

type ToastOptions = {
  readonly kind?: StatusKind
  readonly action?: ToastAction
  /** Null keeps the toast until it is dismissed, as where coins moved. */
  readonly seconds?: number | null
}

export type ToastMessage = {
  readonly id: number
  readonly message: string
  readonly kind: StatusKind
  readonly action: ToastAction | undefined
  readonly seconds: number | null
}

let toasts: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Returns a function that removes the toast. */
export function toast(message: string, options: ToastOptions = {}): () => void {
  const { kind = 'success', action, seconds = 8 } = options
  lastId += 1
  const id = lastId
  change([...toasts, { id, message, kind, action, seconds }])
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id))
}

export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(subscribe, current, current)
}

function current() {
  return toasts
}

function change(next: readonly ToastMessage[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
