import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'

type Passing = {
  database: Database
  clock: Clock & { advance(duration: Temporal.DurationLike): void }
  runJobs(): Promise<void>
}

/** The seconds in which decisions can be undone go by, and the decisions take effect. */
export async function takeEffect({ database, clock, runJobs }: Passing) {
  clock.advance({ seconds: 11 })
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await runJobs()
}
