import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { allowLongReads, rowsFound } from './queries.ts'

/** The SQL returns a column `row` that names each violation. */
export type LedgerCheck = { readonly name: string; readonly sql: string }

type Finding = { readonly check: string; readonly row: string }

export type LedgerAudit = (transaction: Database['transaction']) => Promise<Finding[]>

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

export function auditJob(audit: LedgerAudit) {
  return job({
    name: 'audit-ledger',
    payload: z.unknown(),
    cron: '30 6 * * *',
    run: async ({ transaction }) => {
      const findings = await audit(transaction)
      const texts = findings.map(({ check, row }) => `${check}: ${row}`)
      if (texts.length > 0) throw new Error(`The ledger is wrong. ${texts.join('; ')}`)
    },
  })
}
