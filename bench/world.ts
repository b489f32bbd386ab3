import { copyFile, mkdir, mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { claimDatabaseSecrets } from '#server/app.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createTestClock } from '#server/testing/clock.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { createGiven } from '#server/testing/given.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { startProcess } from './server-process.ts'

export type Place = { readonly folder: string; readonly databaseUrl: string }

let shared: Place | undefined

/**
 * Until it is disposed, every bench gets a migrated database of its own on one PostgreSQL, which does not wait for the
 * disk. Only where nothing is measured: what one leaves behind would be in the figures of the next.
 */
export async function sharePostgres(): Promise<AsyncDisposable> {
  await using starting = new AsyncDisposableStack()
  const folder = starting.use(await mkdtempDisposable(join(tmpdir(), 'petisco-bench-')))
  const postgres = await startPostgres({ folder: join(folder.path, 'db'), throwAway: true })
  starting.defer(() => postgres.stop())
  await migrate(postgres.url)
  shared = { folder: folder.path, databaseUrl: postgres.url }
  starting.defer(() => {
    shared = undefined
  })
  return starting.move()
}

/** The folder and its PostgreSQL are removed after the work. */
export async function withPostgres<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-bench-'))
  if (shared) {
    await mkdir(join(folder.path, 'db'))
    await copyFile(passwordFileIn(shared.folder), passwordFileIn(folder.path))
    return await work({ folder: folder.path, databaseUrl: await copyDatabase(shared.databaseUrl) })
  }
  const postgres = await startPostgres({ folder: join(folder.path, 'db') })
  try {
    return await work({ folder: folder.path, databaseUrl: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** As the image and the units set it. */
export const allocator = { MALLOC_MMAP_THRESHOLD_: '1048576' }

/** Our server on a database that the benchmark fills. */
export function startEmptyServer({ folder, databaseUrl }: Place, signal: AbortSignal) {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: 'off' }
  const settings = {
    ...own,
    SECRET_KEY: testSecretKey.toString('base64'),
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ROLE: 'web',
    ...allocator,
  }
  return startProcess('server/main.ts', settings, signal)
}

type Given = ReturnType<typeof createGiven>

export async function fillWith<Result>(
  databaseUrl: string,
  work: (given: Given, database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  const clock = createTestClock()
  clock.set(Temporal.Now.instant().toString())
  try {
    const place = { secretKeys: [testSecretKey], dataDir: '' }
    const secrets = await claimDatabaseSecrets({ database, place })
    return await work(createGiven(database, clock, secrets), database)
  } finally {
    await database.close()
  }
}

/** For what the role that Petisco works as may not do. */
export async function withSuperuser(
  { folder, databaseUrl }: Place,
  work: (client: pg.Client) => Promise<void>,
) {
  const url = new URL(databaseUrl)
  url.username = 'petisco'
  url.password = await readFile(passwordFileIn(folder), 'utf8')
  await withClient(url.href, work)
}

function passwordFileIn(folder: string) {
  return join(folder, 'db', 'postgres.password')
}

export async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
