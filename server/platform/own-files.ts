import { setTimeout } from 'node:timers/promises'
import type { Database, Db } from './db.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import { isProblem, problem } from './problem.ts'
import { databaseId, waitForOtherClaims } from './queries.ts'

/** In the file store: the id of the database that its files belong to. */
export const ownerFile = 'petisco-database.txt'

/** Files of one kind, and which of them the database refers to. */
export type FileKind = {
  readonly prefix: string
  inUse(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
}

type Claim = { database: Database; files: Files; kinds: readonly FileKind[]; log: Log }

/** A store that does not answer is no reason not to start: much can be done without files. */
const patienceMs = 5000

/**
 * Makes an empty file store this database's; fails if it is another's. One that was filled before stores were marked
 * is taken over if this database knows what is in it.
 */
export async function claimFiles({ log, ...parts }: Claim) {
  try {
    await Promise.race([claim(parts), tooLate()])
  } catch (error) {
    if (isProblem(error)) throw error
    log.warn({ err: error }, 'whose the file store is could not be checked')
  }
}

/** Asked again before files are removed: a store can be swapped under a process that runs. */
export async function requireOwnFiles(db: Db, files: Files) {
  const id = await databaseId(db)
  if ((await ownerOf(files)) !== id) throw notOurs('The file store is not this database’s', id)
}

async function claim({ database, files, kinds }: Omit<Claim, 'log'>) {
  const { db, transaction } = database
  if (!(await ownerOf(files)))
    await transaction(async (tx) => {
      await waitForOtherClaims(tx)
      if (await ownerOf(files)) return
      if (!(await isEmptyOrKnown(tx, files, kinds)))
        throw notOurs('The file store holds files that this database does not know', await databaseId(tx))
      await files.putFirst(ownerFile, await databaseId(tx))
    })
  const id = await databaseId(db)
  if ((await ownerOf(files)) !== id) throw notOurs('The file store belongs to another database', id)
}

async function tooLate() {
  await setTimeout(patienceMs, undefined, { ref: false })
  throw new Error(`no answer within ${patienceMs / 1000} s`)
}

async function ownerOf(files: Files): Promise<string | undefined> {
  return (await files.exists(ownerFile)) ? (await files.get(ownerFile)).trim() : undefined
}

/** A few may be unknown: files of uploads that failed lie there until the next night. */
async function isEmptyOrKnown(db: Db, files: Files, kinds: readonly FileKind[]): Promise<boolean> {
  let found = 0
  let known = 0
  for (const { prefix, inUse } of kinds) {
    const { objects } = await files.listAll(prefix, { recursive: true })
    const keys = [...objects].flatMap((object) => (object.isFile ? [object.key] : [])).slice(0, 1000)
    found += keys.length
    const used = await inUse(db, keys)
    known += keys.filter((key) => used.has(key)).length
  }
  return known * 2 >= found
}

function notOurs(what: string, id: string) {
  return problem(
    `${what}: check DATABASE_URL and FILES_URL. To give it to this database on purpose, write ${id} into its file ${ownerFile}.`,
  )
}
