import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './db.ts'
import type { Log } from './log.ts'

type Ears = {
  heard(payload: string): void
  /** Announcements may have been missed: called when listening starts and restarts. */
  regained(): void
  /** From now on announcements are missed. */
  lost?(): void
}

export type Listening = {
  listen(channel: string, ears: Ears): void
  begin(): void
}

const pingMs = 20_000
const patienceMs = 5000
const longestPauseMs = 5000

/** One connection for all channels, opened on the first `begin` and again when it is lost. */
export function createListening(
  { pool }: Pick<Database, 'pool'>,
  log: Log,
): Listening & { stop(): Promise<void> } {
  const channels = new Map<string, Ears[]>()
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function keepListening() {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        await listenUntilLost(() => {
          failures = 0
        })
      } catch (error) {
        log.warn({ err: error }, 'listening to the database failed')
      }
      failures += 1
      const pauseMs = Math.min(100 * 2 ** failures, longestPauseMs)
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  async function listenUntilLost(begun: () => void) {
    const own = { application_name: 'petisco listening', query_timeout: patienceMs, keepAlive: true }
    const client = new pg.Client({ ...pool.options, ...own })
    const lost = Promise.withResolvers<void>()
    // It may be lost before anybody waits for it, which would end the process.
    lost.promise.catch(() => undefined)
    client.on('error', lost.reject)
    client.on('end', lost.resolve)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ears of channels.get(channel) ?? []) ears.heard(payload)
    })
    stopping.signal.addEventListener('abort', () => lost.resolve(), { once: true })
    await client.connect()
    // A connection whose other end has vanished says nothing, so a query has to find out.
    const ping = setInterval(() => void client.query('select 1').catch(lost.reject), pingMs)
    try {
      for (const channel of channels.keys()) await client.query(`listen ${channel}`)
      begun()
      for (const ears of [...channels.values()].flat()) ears.regained()
      await lost.promise
    } finally {
      clearInterval(ping)
      for (const ears of [...channels.values()].flat()) ears.lost?.()
      client.end().catch((error: unknown) => log.debug({ err: error }, 'a lost connection was ended'))
    }
  }

  return {
    listen(channel, ears) {
      if (running !== undefined) throw new Error(`listening has begun before ${channel} was asked for`)
      channels.set(channel, [...(channels.get(channel) ?? []), ears])
    },
    begin() {
      running ??= keepListening()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
