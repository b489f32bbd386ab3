import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { readingJobFor } from '#server/invoices/read-invoice.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { secretKeysIn } from '#server/platform/secrets/keys.ts'
import { createSecrets } from '#server/platform/secrets/secrets.ts'
import { type Place, withClient, withSuperuser } from './world.ts'

type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Every id in its answer: another run makes others. */
  ids: readonly string[]
}

/**
 * How many documents a second the same statements make, said again by themselves, one after the other, to a copy of the
 * database as it was. So many of the waiting documents are read for it, and no longer wait.
 */
export async function documentsPerSecondBare(place: Place, trustDir: string, count: number): Promise<number> {
  const template = new URL(place.databaseUrl).pathname.slice(1)
  await withSuperuser(place, async (client) => {
    await client.query(`create database bare template ${template} owner petisco_app`)
  })
  const statements = await statementsOf(place, trustDir, count)
  const copy = new URL(place.databaseUrl)
  copy.pathname = '/bare'
  return withClient(copy.href, async (client) => {
    const began = performance.now()
    await sayAgain(client, statements)
    return count / ((performance.now() - began) / 1000)
  })
}

async function statementsOf({ folder, databaseUrl }: Place, trustDir: string, count: number) {
  const payloads = await takeJobs(databaseUrl, count)
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  const log = createLog('silent')
  const secrets = createSecrets(secretKeysIn({ secretKeys: [], dataDir: folder }))
  const tools = { mail: { send: async () => undefined }, files, secrets, log, publicUrl: '', trustDir }
  const metrics = createMetrics()
  return listening(async () => {
    const database = openDatabase(databaseUrl, log)
    const context = { ...database, ...tools, metrics }
    try {
      for (const payload of payloads)
        await readingJobFor('xml').run({ ...context, now: Temporal.Now.instant() }, payload)
    } finally {
      await database.close()
    }
  })
}

async function takeJobs(databaseUrl: string, count: number): Promise<unknown[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `delete from graphile_worker._private_jobs where id in (
         select id from graphile_worker._private_jobs order by priority, run_at, id limit $1
       ) returning payload`,
      [count],
    ),
  )
  return rows.map(({ payload }) => payload)
}

/** Everything that is said to PostgreSQL meanwhile. */
async function listening(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  function heard(this: pg.Client, config: string | pg.QueryConfig, ...rest: unknown[]) {
    const { text, values = [] } = typeof config === 'string' ? { text: config, values: rest[0] } : config
    const statement: Statement = { text, values: Array.isArray(values) ? values : [], ids: [] }
    statements.push(statement)
    const answer: unknown = Reflect.apply(query, this, [config, ...rest])
    if (answer instanceof Promise)
      void answer.then(
        (result) => {
          statement.ids = idsIn(result)
        },
        () => undefined,
      )
    return answer
  }
  pg.Client.prototype.query = heard as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

async function sayAgain(client: pg.Client, statements: readonly Statement[]) {
  const renewed = new Map<string, string>()
  for (const { text, values, ids } of statements) {
    const name = createHash('sha1').update(text).digest('base64')
    const result = await client.query({ name, text, values: values.map((value) => inWords(value, renewed)) })
    const made = idsIn(result)
    for (const [place, id] of ids.entries()) if (made[place] !== id) renewed.set(id, made[place] ?? id)
  }
}

function inWords(value: unknown, renewed: ReadonlyMap<string, string>): unknown {
  return typeof value === 'string' ? value.replace(uuid, (id) => renewed.get(id) ?? id) : value
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

function idsIn(result: { rows?: readonly unknown[] } | undefined): string[] {
  return JSON.stringify(result?.rows ?? []).match(uuid) ?? []
}
