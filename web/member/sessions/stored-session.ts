import { showAppBadge } from '#web/member/kit/app-badge.ts'
import { removeItem } from '#web/platform/storage.ts'

export function forgetSession() {
  removeItem('token')
  removeItem('userType')
  removeItem('seenCoins')
  void forgetKeptAnswers()
  showAppBadge(0)
  stopPush().catch((error: unknown) => reportError(error))
}

/** What the service worker keeps for times without a connection belongs to one person. */
export async function forgetKeptAnswers() {
  await globalThis.caches?.delete('data')
}

/** Push messages for this person must not reach whoever uses the device next. */
async function stopPush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
