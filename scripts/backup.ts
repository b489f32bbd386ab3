import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, megabytes } from '#server/platform/backup/backup.ts'
import { writeNewFile } from '#server/platform/backup/new-file.ts'
import { asProblem } from '#server/platform/backup/outage.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { problem } from '#server/platform/problem.ts'
import { reachDatabase } from './reach-database.ts'
import { tellProblem } from './tell-problem.ts'

await back().catch((error) => tellProblem(asProblem('The backup was not made', error)))

async function back() {
  const started = performance.now()
  const [name] = parseArgs({ allowPositionals: true }).positionals
  if (!name) throw problem('Name the file to write: npm run backup -- petisco.tar.zst')
  const config = readConfig()
  const postgres = await reachDatabase(config)
  const database = openDatabase(postgres.url, createLog(config.logLevel))
  try {
    const files = await openFiles(config.filesUrl)
    const parts = { database, files, now: systemClock.now(), tell: console.log }
    const { tables, files: stored } = await writeNewFile(resolve(name), (sink) => backUp(parts, sink))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = tables.reduce((sum, table) => sum + table.bytes, stored.bytes)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${resolve(name)} holds ${rows} rows of ${tables.length} tables and ${stored.count} files, ${megabytes(bytes)} in ${seconds} s. The key of sealed secrets is not in it.`,
    )
  } finally {
    await database.close()
    await postgres.stop()
  }
}
