import { auditAndKeepLedger } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { reachDatabase } from './reach-database.ts'
import { tellProblem } from './tell-problem.ts'

await audit().catch(tellProblem)

async function audit() {
  const config = readConfig()
  const postgres = await reachDatabase(config)
  const database = openDatabase(postgres.url, createLog(config.logLevel))
  try {
    const { findings } = await auditAndKeepLedger(database, Temporal.Now.instant())
    for (const { check, row } of findings) console.error(`${check}: ${row}`)
    console.log(findings.length === 0 ? 'The ledger is right.' : 'The ledger is wrong.')
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
    await postgres.stop()
  }
}
