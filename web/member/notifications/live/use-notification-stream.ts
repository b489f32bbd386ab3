import { useEffect, useEffectEvent, useRef } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { useLanguage } from '#web/platform/language.ts'
import type { StreamedEvent } from './event-stream.ts'
import { readNotificationStream } from './notification-stream.ts'
import { stayConnected } from './stay-connected.ts'
import { whileVisible } from './while-visible.ts'

type NotificationStreamProps = {
  /** Whose news they are; tabs of somebody else in this browser readNotificationStream nothing of them. */
  person: string
  /** From here on nothing is missed; what happened before has to be asked for. */
  onBegun: () => void
  onTold: (notification: Notification) => void
  /** Something was read elsewhere. */
  onChanged: () => void
}

/** Hears what the person is told, while it happens. */
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
              // The first thing a stream without a place says is the place where it begins.
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

/** Until then, or until the browser says that it has a connection again. */
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

/** A connection that cannot be had is tried again; whatever else happens is a bug. */
function failed(error: unknown) {
  if (!isApiFailure(error)) reportError(error)
}

type SharedConnection<Message> = {
  /** The same in every tab that may share. */
  name: string
  /** Lasts as long as the connection is wanted; says what it hears. */
  connect: (tell: (message: Message) => void) => Promise<void>
  heard: (message: Message) => void
  signal: AbortSignal
}

/** Of all tabs one is connected and tells the others; when it goes, another takes its place. */
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
  // Only a secure page can ask for its turn; in any other each tab has a connection of its own.
  if (!navigator.locks) return hold()
  try {
    await navigator.locks.request(name, { signal }, hold)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
