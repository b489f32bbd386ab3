import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { approveInvoice } from '#server/invoices/deciding/decide.ts'
import { carryOutJob } from '#server/invoices/effects/carry-out.ts'
import { readingJobFor } from '#server/invoices/read-invoice.ts'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import type { JobContext } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { problem } from '#server/platform/problem.ts'
import { secretKeysIn } from '#server/platform/secrets/keys.ts'
import { createSecrets } from '#server/platform/secrets/secrets.ts'
import { secondsBare } from './said-again.ts'
import { fillWith, type Place, withClient } from './world.ts'

/**
 * How many documents a second the same statements make by themselves. They are read as many together as a worker reads
 * them. So many of the waiting documents are read for it, and no longer wait.
 */
export async function documentsPerSecondBare(place: Place, trustDir: string, count: number): Promise<number> {
  const { together } = readingJobFor('xml')
  if (!together) throw problem('Signed documents are not read together.')
  const { run, most } = together
  const payloads = await takeJobs(place.databaseUrl, count)
  const seconds = await secondsBare(place, () =>
    working(place, trustDir, async (context) => {
      for (let from = 0; from < payloads.length; from += most)
        await run({ ...context, now: Temporal.Now.instant() }, payloads.slice(from, from + most))
    }),
  )
  return count / seconds
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

/**
 * Approves what was left to a person, one after the other, and carries it out: how many a second, and how many the same
 * statements make by themselves. Half of them are for each.
 */
export async function approvalsPerSecond(place: Place): Promise<{ ours: number; bare: number }> {
  const { id: staffId } = await fillWith(place.databaseUrl, (given) => given.staff())
  const { rows } = await withClient(place.databaseUrl, (client) =>
    client.query(`select id, version from invoice where status = 'received' order by id`),
  )
  const half = Math.floor(rows.length / 2)
  const approve = (some: typeof rows) => (context: JobContext) => approveAll(context, some, staffId)
  const bare = await secondsBare(place, () => working(place, '', approve(rows.slice(0, half))))
  const began = performance.now()
  await working(place, '', approve(rows.slice(half)))
  return { ours: (rows.length - half) / ((performance.now() - began) / 1000), bare: half / bare }
}

type OpenInvoice = { id: string; version: number }

async function approveAll(context: JobContext, invoices: readonly OpenInvoice[], staffId: string) {
  for (const { id, version } of invoices) {
    const now = Temporal.Now.instant()
    const approval = { invoiceId: id, staffId, version, rows: undefined, number: undefined, now }
    await context.transaction((tx) => approveInvoice(tx, approval))
    const made = await context.db
      .selectFrom('invoice_decision')
      .select('id')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    await carryOutJob.run({ ...context, now }, { decisionId: made.id })
  }
}

/** What a worker has around it, without sending anything. */
async function working(
  { folder, databaseUrl }: Place,
  trustDir: string,
  work: (context: JobContext) => Promise<void>,
) {
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  const log = createLog('silent')
  const secrets = createSecrets(secretKeysIn({ secretKeys: [], dataDir: folder }))
  const tools = { mail: { send: async () => undefined }, files, secrets, log, publicUrl: '', trustDir }
  const database = openDatabase(databaseUrl, log)
  try {
    await work({ ...database, ...tools, metrics: createMetrics(), now: Temporal.Now.instant() })
  } finally {
    await database.close()
  }
}
