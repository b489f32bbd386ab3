import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Language } from '#contract/languages.ts'

type StreamedEvent = { event?: string; id?: string; data: string }
type Options = { language?: Language; lastEventId?: string | undefined }

const patienceMs = 5000

export async function openStream(url: string, { token }: { token: string }, options: Options = {}) {
  const { language, lastEventId } = options
  const asking = request(url, {
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      ...(language && { language }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`the stream answered ${answer.statusCode}`)
  return readerOf(asking, answer)
}

function readerOf(asking: ClientRequest, answer: IncomingMessage) {
  const events: StreamedEvent[] = []
  const waiting = new Set<() => void>()
  let text = ''
  let taken = 0
  let isOver = false
  const told = () => {
    for (const look of waiting) look()
  }
  asking.on('error', () => undefined)
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\n\n', taken); end >= 0; end = text.indexOf('\n\n', taken)) {
      const event = eventIn(text.slice(taken, end))
      taken = end + 2
      if (event) events.push(event)
    }
    told()
  })
  const ended = new Promise<void>((resolve) => {
    answer.once('close', () => {
      isOver = true
      resolve()
      told()
    })
  })

  async function until(isEnough: (events: readonly StreamedEvent[]) => boolean): Promise<void> {
    if (isEnough(events)) return
    const enough = Promise.withResolvers<void>()
    const look = () => {
      if (isEnough(events)) enough.resolve()
      else if (isOver) enough.reject(new Error('the stream ended'))
    }
    const timer = setTimeout(
      () => enough.reject(new Error(`not within ${patienceMs} ms: ${text}`)),
      patienceMs,
    )
    waiting.add(look)
    try {
      look()
      await enough.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(look)
    }
  }

  return {
    events,
    ended,
    isOpen: () => !isOver,
    text: () => text,
    until,
    async next(kind: string): Promise<unknown> {
      const isIt = ({ event }: StreamedEvent) => event === kind
      await until((all) => all.some(isIt))
      const data = events.find(isIt)?.data
      return data ? JSON.parse(data) : undefined
    },
    [Symbol.asyncDispose]: async () => {
      asking.destroy()
      await ended
    },
  }
}

function eventIn(block: string): StreamedEvent | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const [event, id, data] = [field('event'), field('id'), field('data')]
  if (event === undefined && id === undefined) return undefined
  return { ...(event !== undefined && { event }), ...(id !== undefined && { id }), data: data ?? '' }
}
