import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { type Postgres, startPostgres } from '#server/platform/postgres.ts'
import { runningServer } from '#server/platform/postgres-process.ts'
import { workingUrl } from '#server/platform/postgres-role.ts'

/** Uses the database of a running Petisco, or starts one for the command. */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<Postgres> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined }
  const server = await runningServer(join(dataDir, 'postgres'))
  if (!server) return startPostgres({ folder: dataDir })
  return { url: await workingUrl(dataDir, server.port), stop: async () => undefined }
}
