import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/platform/migrate.ts'
import { startPostgres } from '#server/platform/postgres.ts'

export async function startTestPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-test-'))
  const postgres = await startPostgres({ folder, throwAway: true })
  await migrate(postgres.url)
  return {
    templateUrl: postgres.url,
    superuserPassword: await readFile(join(folder, 'postgres.password'), 'utf8'),
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
