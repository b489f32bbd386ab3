import { randomBytes } from 'node:crypto'
import { rotateDatabaseSecrets } from '#server/app.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { reachDatabase } from './reach-database.ts'
import { tellProblem } from './tell-problem.ts'

await rotate().catch(tellProblem)

async function rotate() {
  const config = readConfig()
  const postgres = await reachDatabase(config)
  await migrate(postgres.url)
  const database = openDatabase(postgres.url, createLog(config.logLevel))
  try {
    const rotation = await rotateDatabaseSecrets({ database, place: config }, systemClock.now())
    if (rotation) {
      console.log(`${rotation.values} values are sealed anew; the key in use is ${rotation.keyId}.`)
    } else {
      const proposal = randomBytes(32).toString('base64')
      console.error(
        `SECRET_KEY begins with the key in use. Put a new one before it for every process, for example ${proposal},…, restart them, and run this again.`,
      )
      process.exitCode = 1
    }
  } finally {
    await database.close()
    await postgres.stop()
  }
}
