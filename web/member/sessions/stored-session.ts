import { removeItem } from '#web/platform/storage.ts'

export function forgetSession() {
  removeItem('token')
  removeItem('userType')
  // The service worker's offline data belongs to this person.
  void globalThis.caches?.delete('data')
  stopPush().catch((error: unknown) => reportError(error))
}

/** Push messages for this person must not reach whoever uses the device next. */
async function stopPush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
