import { streamNotifications } from '#contract/notifications.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { ask, storedHeaders } from '#web/platform/api.ts'
import { noteAnswer } from '#web/platform/connection.ts'
import { reach } from '#web/platform/reach.ts'
import { createEventReader, type StreamedEvent } from './event-stream.ts'

type StreamReader = {
  lastEventId: string | undefined
  signal: AbortSignal
  begun: () => void
  heard: (event: StreamedEvent) => void
}

/** The server sends something every 25 seconds, so a longer silence means that the connection is lost. */
const longestSilenceMs = 60_000

/** Resolves when the connection ends. An `EventSource` cannot send the session's token. */
export async function readNotificationStream({ signal, ...hearing }: StreamReader): Promise<void> {
  const silence = createSilence()
  try {
    await hearUntilEnd({ ...hearing, signal: AbortSignal.any([signal, silence.signal]) }, silence.broken)
  } finally {
    silence.over()
  }
}

async function hearUntilEnd({ lastEventId, signal, begun, heard }: StreamReader, alive: () => void) {
  const { path } = streamNotifications
  const headers = { ...storedHeaders('token'), ...(lastEventId && { 'Last-Event-ID': lastEventId }) }
  const response = await ask(new Request(`/api${path}`, { headers, cache: 'no-store', signal }))
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (response.status !== 200 || !isStream || !response.body)
    return memberApi.refuse(response.status, path, await reach(response.text()))
  noteAnswer(response.headers)
  begun()
  const read = createEventReader()
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reach(reader.read())
    if (done) return
    alive()
    for (const event of read(decoder.decode(value, { stream: true }))) heard(event)
  }
}

function createSilence() {
  const controller = new AbortController()
  const begin = () => setTimeout(() => controller.abort(), longestSilenceMs)
  let timer = begin()
  const over = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    broken() {
      over()
      timer = begin()
    },
    over,
  }
}
