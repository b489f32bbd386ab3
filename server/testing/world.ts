import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApp, type Foundation } from '#server/app.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createLog } from '#server/platform/log.ts'
import { createApi } from './api.ts'
import { createTestClock } from './clock.ts'
import { copyDatabase } from './database-copy.ts'
import { createGiven } from './given.ts'

type Options = {
  templateUrl: string
  webAppFolder?: string
  limits?: boolean
  features?: (http: Http) => void
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** The whole app on a database, a file store and a clock of its own. */
export async function createWorld({ templateUrl, webAppFolder = '', limits = true, features }: Options) {
  const databaseUrl = await copyDatabase(templateUrl)
  const folder = await mkdtemp(join(tmpdir(), 'petisco-world-'))
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const database = openDatabase(databaseUrl, log)
  const clock = createTestClock()
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  const foundation: Foundation = {
    database,
    files,
    clock,
    log,
    limits,
    webAppFolder,
    worker: () => 'elsewhere',
  }
  const app = await buildApp(foundation, features)
  return {
    app,
    api: createApi(app),
    given: createGiven(database, clock),
    clock,
    database,
    databaseUrl,
    files,
    logLines: lines,
    async stop() {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
