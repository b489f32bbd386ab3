import { removeItem } from '#web/platform/storage.ts'

export function forgetSession() {
  removeItem('token')
  removeItem('userType')
  // What the service worker keeps for times without a connection is this person's.
  void globalThis.caches?.delete('data')
  stopPush().catch((error: unknown) => reportError(error))
}

/** What is still on its way to the person must not be shown to whoever has the device next. */
async function stopPush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
