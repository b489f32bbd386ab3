import * as z from 'zod/mini'
import { type LedgerFinding, type LedgerRule, mostRowsOfRule } from '#contract/coins-audit.ts'
import { programmeDay } from '#domain/business-days.ts'
import { type Database, type Db, isUnstorable } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { endOverdueCoins } from './expire.ts'
import { countEntries, insertAudit, prepareLongReads, readFindings } from './queries.ts'

/** In the SQL of both, `:today` is the day in São Paulo. */
export type LedgerCheck = SingleCheck | SharedFacts

/** The SQL returns a column `row` that names each violation. */
type SingleCheck = { readonly name: LedgerRule; readonly sql: string }

/**
 * Several rules about facts that are read once. The screen is a quick look that answers whether any of them may be
 * broken: of right books the facts need not be read at all.
 */
type SharedFacts = {
  readonly screen?: string
  readonly facts: string
  readonly rules: readonly { readonly name: LedgerRule; readonly broken: string; readonly row: string }[]
}

export type LedgerAudit = (
  database: Pick<Database, 'snapshot'>,
  now: Temporal.Instant,
) => Promise<LedgerFinding[]>

export function ledgerAudit(checks: readonly LedgerCheck[]): LedgerAudit {
  return ({ snapshot }, now) =>
    snapshot(async (...readers) => {
      await Promise.all(readers.map(prepareLongReads))
      return readAll(readers, checks, now)
    }, 2)
}

export async function ledgerFindings(
  checks: readonly LedgerCheck[],
  now: Temporal.Instant,
  read: Read,
): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const check of checks) findings.push(...(await findingsOf(check, now, read)))
  return findings
}

/** A statement that fails leaves the snapshot as it was. */
type Read = (sql: string) => Promise<LedgerFinding[]>

async function findingsOf(check: LedgerCheck, now: Temporal.Instant, read: Read): Promise<LedgerFinding[]> {
  try {
    return await read(statementOf(check, now))
  } catch (error) {
    if (!isUnstorable(error) || !('facts' in check) || !check.screen) throw error
    // An absurd amount leaves the range of the sums that a screen compares. The facts say which it is.
    const { facts, rules } = check
    return read(statementOf({ facts, rules }, now))
  }
}

/** Each reader takes the next check when it is done with one. */
async function readAll(readers: readonly Db[], checks: readonly LedgerCheck[], now: Temporal.Instant) {
  const found = new Map<LedgerCheck, LedgerFinding[]>()
  const waiting = checks.values()
  const work = async (db: Db) => {
    for (const check of waiting)
      found.set(check, await findingsOf(check, now, (text) => readFindings(db, text)))
  }
  await Promise.all(readers.map(work))
  return checks.flatMap((check) => found.get(check) ?? [])
}

export function rulesOf(checks: readonly LedgerCheck[]): LedgerRule[] {
  return checks.flatMap((check) => ('rules' in check ? check.rules.map(({ name }) => name) : [check.name]))
}

function statementOf(check: LedgerCheck, now: Temporal.Instant): string {
  return sqlOf(check).replaceAll(':today', programmeDay(now.epochMilliseconds))
}

function sqlOf(check: LedgerCheck): string {
  // Materialized, because a plan that hurries to the first row takes for ever where there is none.
  if ('sql' in check)
    return `with found as materialized (${check.sql})
      select '${check.name}' as check, row from found limit ${mostRowsOfRule}`
  const broken = check.rules.map((rule) => `(${rule.broken})`)
  const values = check.rules.map(({ name, row }, index) => `('${name}', ${broken[index]}, ${row})`)
  return `select rule as check, row from (
      select rule, row, row_number() over (partition by rule) as place
      from (select * from (${check.facts}) as fact where (${check.screen ?? 'true'}) and (${broken.join(' or ')})) as suspect
      cross join lateral (values ${values.join(', ')}) as verdict (rule, is_broken, row)
      where is_broken
    ) as found where place <= ${mostRowsOfRule}`
}

type Books = Pick<Database, 'snapshot' | 'transaction'>

/** What it found is kept for the office and the metrics. */
export async function auditAndKeep(audit: LedgerAudit, database: Books, now: Temporal.Instant) {
  const beganAt = performance.now()
  const findings = await audit(database, now)
  const tookMs = Math.round(performance.now() - beganAt)
  const entries = await database.snapshot(countEntries)
  await database.transaction((tx) => insertAudit(tx, { at: now, tookMs, entries, findings }))
  return { findings, tookMs, entries }
}

/** What is wrong stays wrong until somebody mends it, so findings are no reason to try again. */
export function auditJob(audit: LedgerAudit) {
  return job({
    name: 'audit-ledger',
    payload: z.unknown(),
    cron: '30 6 * * *',
    run: async ({ log, now, ...database }) => {
      // Coins that fell due while no worker ran are not damage. If they cannot be ended, the audit says so.
      await endOverdueCoins(database, now).catch((err) => log.error({ err }, 'overdue coins remain'))
      const { findings } = await auditAndKeep(audit, database, now)
      if (findings.length === 0) return
      const rows = findings.map(({ check, row }) => `${check}: ${row}`)
      log.error({ rows }, 'the ledger is wrong')
    },
  })
}
