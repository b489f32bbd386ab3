import { removeItem } from '#web/platform/storage.ts'

export function forgetSession() {
  removeItem('token')
  removeItem('userType')
  // What the service worker keeps for times without a connection is this person's.
  void globalThis.caches?.delete('data')
}
