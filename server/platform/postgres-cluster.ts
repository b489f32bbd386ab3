import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import {
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isAlive } from './postgres-process.ts'
import { programProblem, runProgram } from './postgres-programs.ts'
import { postgresUser, type User } from './postgres-user.ts'
import { closeToOthers } from './private-folder.ts'

export type Cluster = { folder: string; data: string; log: string; password: string; user: User }

export async function openCluster(folder: string, throwAway: boolean, onWait?: () => void): Promise<Cluster> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch(unlessThere)
  // A running server is recognised by the path it was started with, so links are resolved.
  const home = await realpath(folder)
  const data = join(home, 'postgres')
  const user = await postgresUser(data)
  await closeToOthers(home, user?.gid)
  const place = { folder: home, data, log: join(home, 'postgres.log'), user }
  if (!exists(data)) await createCluster(place, { throwAway, onWait })
  return { ...place, password: await readFile(passwordFile(home), 'utf8') }
}

export async function removeDrafts({ folder }: Cluster): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (!maker) continue
    const draft = join(folder, name)
    const madeAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    const abandoned = !isAlive(Number(maker)) || Date.now() - madeAt > 600_000
    if (abandoned) await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Making = { throwAway: boolean; onWait: (() => void) | undefined }

/**
 * The cluster is made aside and moved into place whole, so that a crash or a second start leaves no half of
 * it.
 */
async function createCluster(place: Omit<Cluster, 'password'>, making: Making): Promise<void> {
  const draft = await mkdtemp(join(place.folder, `postgres.new-${process.pid}-`))
  try {
    const password = await agreeOnPassword(place.folder, draft)
    await initialise(place, { draft, password, ...making })
    await moveUnlessThere(join(draft, 'data'), place.data)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initialise(
  { folder, log, user }: Omit<Cluster, 'password'>,
  { draft, password, throwAway, onWait }: Making & { draft: string; password: string },
): Promise<void> {
  const pwfile = join(draft, 'pwfile')
  await writeFile(pwfile, password, { mode: 0o600 })
  if (user) for (const path of [draft, pwfile]) await chown(path, user.uid, user.gid)
  const { failure } = await runProgram({
    program: 'initdb',
    args: [
      `--pgdata=${join(draft, 'data')}`,
      '--username=petisco',
      '--auth=scram-sha-256',
      `--pwfile=${pwfile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...(throwAway ? ['--no-sync'] : []),
    ],
    user,
    folder,
    log,
    onWait,
  })
  if (failure) throw programProblem(`PostgreSQL cannot be set up in ${folder}`, failure, log)
}

/** A link appears complete, so that two first starts read the same password. */
async function agreeOnPassword(folder: string, draft: string): Promise<string> {
  const proposal = join(draft, 'password')
  await writeFile(proposal, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await link(proposal, passwordFile(folder)).catch(unlessThere)
  return readFile(passwordFile(folder), 'utf8')
}

async function moveUnlessThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!exists(to)) throw error
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function exists(data: string): boolean {
  return existsSync(join(data, 'PG_VERSION'))
}

function passwordFile(folder: string): string {
  return join(folder, 'postgres.password')
}
