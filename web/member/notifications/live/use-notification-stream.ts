import { useEffect, useEffectEvent, useRef } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useLanguage } from '#web/platform/language.ts'
import type { StreamedEvent } from './event-stream.ts'
import { readNotificationStream } from './notification-stream.ts'
import { stayConnected } from './stay-connected.ts'
import { whileVisible } from './while-visible.ts'

type NotificationStreamProps = {
  /** Tabs of another person in this browser share nothing with this one. */
  person: string
  /** Called when the stream stands: nothing is missed from now on, but earlier notifications have to be fetched. */
  onBegun: () => void
  onTold: (notification: Notification) => void
  onChanged: () => void
}

export function useNotificationStream({ person, onBegun, onTold, onChanged }: NotificationStreamProps): void {
  const language = useLanguage()
  const place = useRef<string>(undefined)

  const begun = useEffectEvent(() => {
    if (place.current === undefined) onBegun()
  })
  const heard = useEffectEvent(({ event, data, id }: StreamedEvent) => {
    if (id !== undefined) place.current = id
    if (event === 'notification' && data) onTold(JSON.parse(data))
    if (event === 'changed') onChanged()
  })

  useEffect(() => {
    const connect = (signal: AbortSignal) => (tell: (event: StreamedEvent) => void) =>
      stayConnected({
        signal,
        wait: (ms) => pause(ms, signal),
        failed,
        connect: ({ stands, retryAfter }) =>
          readNotificationStream({
            lastEventId: place.current,
            signal,
            begun: stands,
            heard: (event) => {
              if (event.retryMs !== undefined) retryAfter(event.retryMs)
              // A new stream starts with the id of the place where it begins.
              if (event.id !== undefined) begun()
              tell(event)
            },
          }),
      })
    return whileVisible((signal) => {
      const name = `notifications ${person} ${language}`
      const receive = (event: StreamedEvent) => heard(event)
      shareOneConnection({ name, connect: connect(signal), heard: receive, signal }).catch(reportError)
    })
  }, [person, language])
}

/** Ends early when the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: over.signal })
    addEventListener('online', end, { signal: over.signal })
  })
}

/** A lost connection is tried again; anything else is a bug. */
function failed(error: unknown) {
  if (!isApiFailure(error)) reportError(error)
}

type SharedConnection<Message> = {
  name: string
  connect: (tell: (message: Message) => void) => Promise<void>
  heard: (message: Message) => void
  signal: AbortSignal
}

/** One tab of all is connected and passes the events on. When it closes, another takes over. */
async function shareOneConnection<Message>({
  name,
  connect,
  heard,
  signal,
}: SharedConnection<Message>): Promise<void> {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => heard(data))
  signal.addEventListener('abort', () => channel.close(), { once: true })
  const hold = () =>
    connect((message) => {
      channel.postMessage(message)
      heard(message)
    })
  // Locks exist on secure pages only; elsewhere each tab has its own connection.
  if (!navigator.locks) return hold()
  try {
    await navigator.locks.request(name, { signal }, hold)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
