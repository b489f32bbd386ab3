import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { allowLongReads, rowsFound } from './queries.ts'

/** What must be true of the books: its SQL answers a column `row` that names each thing for which it is not. */
export type LedgerCheck = { readonly name: string; readonly sql: string }

type Finding = { readonly check: string; readonly row: string }

export type LedgerAudit = (transaction: Database['transaction']) => Promise<Finding[]>

/** Everything that is wrong in the books; nothing, if they are right. */
export function ledgerAudit(checks: readonly LedgerCheck[]): LedgerAudit {
  return (transaction) =>
    transaction(async (tx) => {
      await allowLongReads(tx)
      const findings: Finding[] = []
      for (const { name, sql } of checks) {
        const rows = await rowsFound(tx, sql)
        findings.push(...rows.map((row) => ({ check: name, row })))
      }
      return findings
    })
}

/** Fails, and so is logged and tried again, until the books are right. */
export function auditJob(audit: LedgerAudit) {
  return job({
    name: 'audit-ledger',
    payload: z.unknown(),
    cron: '30 6 * * *',
    run: async ({ transaction }) => {
      const findings = await audit(transaction)
      if (findings.length > 0) throw new Error(`The ledger is wrong. ${findings.map(told).join('; ')}`)
    },
  })
}

function told({ check, row }: Finding): string {
  return `${check}: ${row}`
}
