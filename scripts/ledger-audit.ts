import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditLedger } from '#server/app.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { type Postgres, startPostgres } from '#server/platform/postgres.ts'
import { runningServer } from '#server/platform/postgres-process.ts'

const config = readConfig()
const postgres = await reachDatabase(config)
const database = openDatabase(postgres.url, createLog(config.logLevel))
try {
  const findings = await auditLedger(database.transaction)
  for (const { check, row } of findings) console.error(`${check}: ${row}`)
  console.log(findings.length === 0 ? 'The ledger is right.' : 'The ledger is wrong.')
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  await database.close()
  await postgres.stop()
}

/** Beside a Petisco that is running, its database is used as it is; otherwise the database is started for the audit. */
async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<Postgres> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  const server = await runningServer(join(dataDir, 'postgres'))
  if (!server) return startPostgres({ folder: dataDir })
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
  const url = `postgres://petisco:${password}@127.0.0.1:${server.port}/petisco`
  return { url, stop: async () => undefined }
}
