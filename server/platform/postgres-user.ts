import { execFile, type SpawnOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { problem } from './problem.ts'

export type User = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root, so root runs it as the cluster's owner or as `postgres`. */
export async function postgresUser(cluster: string): Promise<User> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await userNamed('postgres')) ?? (await createUser('postgres'))
}

/** The user may be unable to enter the folders, for example below /root, so setpriv grants that. */
export async function asUser(user: User, command: string[], folders: string[]) {
  if (!user) return { command, options: {} }
  const passable = await Promise.all(folders.map((folder) => isPassable(folder, user)))
  if (passable.every(Boolean)) return { command, options: user satisfies SpawnOptions }
  await output('setpriv', ['--version']).catch((error: unknown) => {
    throw problem(
      `root lends PostgreSQL another user, which cannot enter ${folders.join(' or ')}: install setpriv (util-linux)`,
      error,
    )
  })
  return { command: [...passingFolders(user), ...command], options: {} }
}

/** PostgreSQL finds its programs with access(2), which heeds the capability only with this securebit. */
function passingFolders({ uid, gid }: NonNullable<User>): string[] {
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return ['setpriv', ...user, ...capability, '--securebits=+no_setuid_fixup', '--']
}

async function isPassable(folder: string, { uid, gid }: NonNullable<User>): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder)
  const execute = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if (!(mode & execute)) return false
  return folder === dirname(folder) || isPassable(dirname(folder), { uid, gid })
}

async function userNamed(name: string): Promise<User> {
  try {
    const [uid, gid] = await Promise.all([output('id', ['-u', name]), output('id', ['-g', name])])
    return { uid: Number(uid), gid: Number(gid) }
  } catch {
    return undefined
  }
}

async function createUser(name: string): Promise<User> {
  const failure = await output('useradd', ['--system', name]).then(
    () => '',
    (error: Error) => error.message.replaceAll('\n', ' ').trim(),
  )
  const user = await userNamed(name)
  if (user) return user
  throw problem(`PostgreSQL does not run as root, and the user ${name} cannot be created: ${failure}`)
}

async function output(command: string, args: string[]): Promise<string> {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }
  const { stdout } = await promisify(execFile)(command, args, { env })
  return stdout.trim()
}
