import type { Database, Db } from './db.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import { isProblem, problem } from './problem.ts'
import { hasHadStore, noteStore, waitForOtherClaims } from './queries.ts'
import { readSettings } from './settings.ts'
import { within } from './within.ts'

export const ownerFile = 'petisco-database.txt'

export type FileKind = {
  readonly prefix: string
  inUse(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
}

type Claim = { database: Database; files: Files; kinds: readonly FileKind[]; log: Log }

/** Much works without files, so a store that does not answer does not stop the start. */
const patienceMs = 5000

/**
 * Marks an empty file store as this database's first one, and fails if it belongs to another, or if this database has
 * had one that was not empty. A store that was filled before stores were marked is taken over if this database knows
 * its files.
 */
export async function claimFiles({ log, ...parts }: Claim) {
  try {
    await within(patienceMs, claim(parts))
  } catch (error) {
    if (isProblem(error)) throw error
    log.warn({ err: error }, 'whose the file store is could not be checked')
  }
}

/** Whoever it belonged to. */
export async function markFiles(files: Files, databaseId: string) {
  await files.put(ownerFile, databaseId)
}

/** Asked again before files are removed, because a store can be swapped under a running process. */
export async function requireOwnFiles(db: Db, files: Files) {
  const id = await databaseId(db)
  if ((await ownerOf(files)) !== id) throw notOurs('The file store is not this database’s', id)
}

/** Without a process that has started there may be none yet. */
export async function requireOwnFilesOrNone(db: Db, files: Files) {
  if ((await ownerOf(files)) || (await hasHadStore(db))) await requireOwnFiles(db, files)
}

async function claim({ database, files, kinds }: Omit<Claim, 'log'>) {
  const { db, transaction } = database
  if (!(await ownerOf(files)))
    await transaction(async (tx) => {
      await waitForOtherClaims(tx)
      if (await ownerOf(files)) return
      await requireFirstOrKnown(tx, files, kinds)
      await files.putFirst(ownerFile, await databaseId(tx))
    })
  const id = await databaseId(db)
  if ((await ownerOf(files)) !== id) throw notOurs('The file store belongs to another database', id)
  await transaction(noteStore)
}

async function ownerOf(files: Files): Promise<string | undefined> {
  return (await files.exists(ownerFile)) ? (await files.get(ownerFile)).trim() : undefined
}

async function requireFirstOrKnown(db: Db, files: Files, kinds: readonly FileKind[]) {
  const id = await databaseId(db)
  let found = 0
  let known = 0
  for (const { prefix, inUse } of kinds) {
    const { objects } = await files.listAll(prefix, { recursive: true })
    const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : [])).slice(0, 1000)
    found += keys.length
    const used = await inUse(db, keys)
    known += keys.filter((key) => used.has(key)).length
  }
  if (found === 0 && (await hasHadStore(db)))
    throw notOurs('The file store is empty, and this database has one with files', id)
  if (known * 2 < found) throw notOurs('The file store holds files that this database does not know', id)
}

function notOurs(what: string, id: string) {
  return problem(
    `${what}: check DATABASE_URL and FILES_URL. To give it to this database on purpose, write ${id} into its file ${ownerFile}.`,
  )
}

async function databaseId(db: Db): Promise<string> {
  const { database_id } = await readSettings(db, ['database_id'])
  return database_id
}
