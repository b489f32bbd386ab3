import { queryOptions } from '@tanstack/react-query'
import { allowPush, stopPush } from '#contract/notifications.ts'
import { memberApi } from '#web/member/kit/member-api.ts'

type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export const pushQuery = queryOptions({ queryKey: ['push-state'], queryFn: pushState, staleTime: 0 })

async function pushState(): Promise<PushState> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for permission, which browsers allow only during a tap. Returns whether it was granted. */
export async function turnOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription for another key would never receive anything.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint = '', keys } = subscription.toJSON()
  try {
    await memberApi.call(allowPush, {
      endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return true
}

export async function turnOff(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (!subscription) return
  await memberApi.call(stopPush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
