import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Db, Tx } from './db.ts'
import type { Log } from './log.ts'
import { beat, secondsSinceWorker, takeJobsOfTheDead } from './queries.ts'

const beatMs = 10_000
/** Jobs can be run twice, so a worker that was only slow does no harm. */
const deadAfterSeconds = 40

export type Heartbeat = { stop(): Promise<void> }

/** A worker beats until it stops, and looks each time whether another has died. */
export function startHeartbeat({ transaction }: Database, name: string, log: Log): Heartbeat {
  const stopping = new AbortController()
  async function keepBeating() {
    while (!stopping.signal.aborted) {
      await transaction(beatAndTakeOver).catch((error) =>
        log.warn({ err: error }, 'the worker cannot say that it is alive'),
      )
      await pause(beatMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  async function beatAndTakeOver(tx: Tx) {
    await beat(tx, name)
    const taken = await takeJobsOfTheDead(tx, deadAfterSeconds)
    if (taken > 0) log.warn({ jobs: taken }, 'the jobs of a dead worker are taken over')
  }
  const beating = keepBeating()
  return {
    async stop() {
      stopping.abort()
      await beating
    },
  }
}

const missedAfterSeconds = 60

export async function hasWorker(db: Db): Promise<boolean> {
  const seconds = await secondsSinceWorker(db)
  return seconds !== undefined && seconds <= missedAfterSeconds
}
