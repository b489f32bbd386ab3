import { challengeChecks } from '#server/challenges/ledger-checks.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { rankingChecks } from '#server/ranking/ledger-checks.ts'
import { recommendationChecks } from '#server/recommendations/ledger-checks.ts'
import { invoiceChecks } from './ledger-checks.ts'

export const auditBooks = ledgerAudit([...ledgerChecks, ...invoiceChecks])

/** With those of everybody who earns by an invoice. */
export const auditAllBooks = ledgerAudit([
  ...ledgerChecks,
  ...invoiceChecks,
  ...recommendationChecks,
  ...challengeChecks,
  ...rankingChecks,
])

type TestTime = {
  database: Database
  clock: Clock & { advance(duration: Temporal.DurationLike): void }
  runJobs(): Promise<void>
}

export async function takeEffect({ database, clock, runJobs }: TestTime) {
  clock.advance({ seconds: 11 })
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await runJobs()
}
