import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { auditLedger } from '#server/app.ts'
import { asProblem } from '#server/platform/backup/outage.ts'
import { restore } from '#server/platform/backup/restore.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { problem } from '#server/platform/problem.ts'
import { missingKeys } from '#server/platform/secrets/claim.ts'
import { reachDatabase } from './reach-database.ts'
import { tellProblem } from './tell-problem.ts'

await bringBack().catch((error) => tellProblem(asProblem('The backup was not restored', error)))

async function bringBack() {
  const started = performance.now()
  const [name] = parseArgs({ allowPositionals: true }).positionals
  if (!name) throw problem('Name the backup to restore: npm run restore -- petisco.tar.zst')
  const config = readConfig()
  const postgres = await reachDatabase(config)
  const database = openDatabase(postgres.url, createLog(config.logLevel))
  // What is written from here on is nobody else's to read.
  process.umask(0o077)
  try {
    const files = await openFiles(config.filesUrl)
    const parts = { database, url: postgres.url, files, tell: console.log }
    const { tables, files: stored, madeAt } = await restore(parts, resolve(name))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${rows} rows of ${tables.length} tables and ${stored.count} files are back in ${seconds} s.`)
    const missing = await missingKeys(database.db, config)
    if (missing) console.error(missing)
    // As of that moment: what has fallen due since then is no damage.
    const findings = await auditLedger(database, madeAt)
    for (const { check, row } of findings) console.error(`${check}: ${row}`)
    console.log(findings.length === 0 ? 'The ledger is right.' : 'The ledger is wrong.')
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
    await postgres.stop()
  }
}
