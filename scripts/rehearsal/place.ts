import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#server/platform/port.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { createApi } from '#server/testing/api.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { overHttp } from '#server/testing/over-http.ts'
import { ready, spawnMain } from '#server/testing/spawn-main.ts'

export type Place = Awaited<ReturnType<typeof openPlace>>

/** Two web processes and a worker on an empty database, with a mail server and a file store: what the docs ask for. */
export async function openPlace(database: string | undefined) {
  await using opening = new AsyncDisposableStack()
  const folder = opening.use(await mkdtempDisposable(join(tmpdir(), 'petisco-rehearsal-')))
  const smtp = await startMailServer()
  opening.defer(smtp.stop)
  const ports = [await freePort(), await freePort()] as const
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
    DATABASE_URL: database ?? (await emptyDatabase(folder.path, opening)),
    SECRET_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Ensaio <ola@ensaio.example>',
    FILES_URL: `file://${join(folder.path, 'files')}`,
    DATA_DIR: join(folder.path, 'data'),
    METRICS_PORT: String(await freePort()),
  }
  const start = (role: Record<string, string>) => {
    const { process: child } = spawnMain({ ...settings, ...role }, { web: true })
    child.stderr?.pipe(process.stderr)
    opening.defer(async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    })
  }
  for (const port of ports) {
    start({ ROLE: 'web', PORT: String(port) })
    await ready(port)
  }
  start({ ROLE: 'worker' })
  const running = opening.move()
  return {
    /** Each call by another process: they share nothing but the database and the files. */
    api: (turn: number) => createApi(overHttp(`http://127.0.0.1:${ports[turn % 2]}`)),
    /** One of our commands, as the operator calls it; what it printed. */
    async command(script: string, ...args: readonly string[]) {
      const { PATH = '' } = process.env
      const all = ['--import', './scripts/runtime.mjs', `scripts/${script}.ts`, ...args]
      return (await promisify(execFile)(process.execPath, all, { env: { PATH, ...settings } })).stdout
    },
    /** What arrived for somebody, oldest first, as plain text. */
    mailsTo: (address: string) =>
      smtp.received.filter(({ to }) => to.includes(address)).map(({ source }) => plainText(source)),
    mails: () => smtp.received.length,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

async function emptyDatabase(folder: string, opening: AsyncDisposableStack) {
  const postgres = await startPostgres({ folder: join(folder, 'database'), throwAway: true })
  opening.defer(() => postgres.stop())
  return postgres.url
}

/** Links are what we look for in them, so only what breaks those is undone. */
function plainText(source: string) {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
