import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { invoiceChecks } from './ledger-checks.ts'

/** What is wrong in the books; nothing, if all is well. */
export const auditBooks = ledgerAudit([...ledgerChecks, ...invoiceChecks])

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
