import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { ImportKind, ToldOfRow } from '#contract/imports.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, type Job, type JobContext, job } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { hashPassword } from '#server/sessions/password.ts'
import { takers } from './kinds/takers.ts'
import { type Outcome, type Taking, wrong } from './outcome.ts'
import {
  forgetFilesOf,
  holdImport,
  importInState,
  saveRows,
  setFinished,
  setJudged,
  setRead,
  setUnreadable,
} from './queries.ts'
import { type FileRow, readImportFile } from './read-file.ts'
import { titleIn, toldOfError } from './records.ts'
import { repeatedLines } from './repeated.ts'

/** Judges a file: everything is done as a run would do it, batch by batch, and undone. */
export const judgeImportJob: Job = job({
  name: 'judge-import',
  queue: 'imports',
  payload: z.object({ importId: z.string() }),
  run: (context, { importId }) => takeImport(context, importId, 'judging'),
})

/** Does what a file says. A run that ended in the middle goes on there: a batch and its rows are one transaction. */
export const runImportJob: Job = job({
  name: 'run-import',
  queue: 'imports',
  payload: z.object({ importId: z.string() }),
  run: (context, { importId }) => takeImport(context, importId, 'running'),
})

type Mode = 'judging' | 'running'
type Tools = Pick<JobContext, 'db' | 'transaction' | 'files' | 'secrets' | 'now'>

async function takeImport({ db, transaction, files, secrets, now }: Tools, importId: string, mode: Mode) {
  const file = await importInState(db, importId, mode)
  if (!file?.file_key) return
  const content = await readImportFile(file.kind, Buffer.from(await files.getBytes(file.file_key)))
  if ('fault' in content) return transaction((tx) => setUnreadable(tx, importId, content.fault))
  const { rows, unknown } = content
  await transaction((tx) => setRead(tx, importId, { rows: rows.length, unknown }))
  const taking: Taking = {
    importId,
    fileName: file.file_name,
    staffId: file.run_by ?? file.handed_by,
    now,
    secrets,
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
  }
  const batches = { kind: file.kind, mode, taking, repeated: repeatedLines(file.kind, rows) }
  const left = rows.filter(({ line }) => line > file.last_line)
  const size = takers[file.kind].batch
  for (let from = 0; from < left.length; from += size)
    if (!(await takeBatch(transaction, left.slice(from, from + size), batches))) return
  await transaction((tx) =>
    mode === 'judging' ? setJudged(tx, importId) : finish(tx, { importId, ...file, now }),
  )
}

type Finished = { importId: string; kind: ImportKind; now: Temporal.Instant }

async function finish(tx: Tx, { importId, kind, now }: Finished) {
  await setFinished(tx, importId, now)
  // Its codes are worth money, and are kept sealed from now on.
  if (kind === 'prize_codes') await enqueue(tx, removeFilesJob, { keys: await forgetFilesOf(tx, [importId]) })
}

type Batches = {
  kind: ImportKind
  mode: Mode
  taking: Taking
  repeated: ReadonlyMap<number, ToldOfRow[]>
}

/** False if somebody has put the file away meanwhile. */
async function takeBatch(
  transaction: JobContext['transaction'],
  rows: readonly FileRow[],
  batches: Batches,
): Promise<boolean> {
  try {
    return await takeTogether(transaction, rows, batches)
  } catch (error) {
    const fault = toldOfError(batches.kind, error)
    if (!fault) throw error
    const [row] = rows
    if (rows.length > 1 || !row) {
      // Somebody else was faster with one of them: each goes by itself, and that one is told.
      for (const one of rows) if (!(await takeBatch(transaction, [one], batches))) return false
      return true
    }
    return transaction((tx) => save(tx, [[row, wrong(titleIn(row), [fault])]], batches))
  }
}

async function takeTogether(
  transaction: JobContext['transaction'],
  rows: readonly FileRow[],
  batches: Batches,
): Promise<boolean> {
  if (batches.mode === 'running')
    return transaction(async (tx) => {
      if (!(await holdImport(tx, batches.taking.importId, 'running'))) return false
      return save(tx, await outcomesOf(tx, rows, batches), batches)
    })
  const judged = await undone(transaction, (tx) => outcomesOf(tx, rows, batches))
  return transaction((tx) => save(tx, judged, batches))
}

/** What the work answers, of which nothing stays. */
async function undone<Result>(
  transaction: JobContext['transaction'],
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const answer: { result?: Result } = {}
  const end = new Error('only to see what it would do')
  try {
    await transaction(async (tx) => {
      answer.result = await work(tx)
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return answer.result as Result
}

async function outcomesOf(tx: Tx, rows: readonly FileRow[], { kind, taking, repeated }: Batches) {
  const outcomes = new Map<number, Outcome>()
  for (const row of rows) {
    const faults = repeated.get(row.line)
    if (faults) outcomes.set(row.line, wrong(titleIn(row), faults))
  }
  const right = rows.filter(({ line }) => !outcomes.has(line))
  for (const [index, outcome] of (await takers[kind].take(tx, right, taking)).entries())
    outcomes.set(right[index]?.line ?? 0, outcome)
  return rows.flatMap((row): [FileRow, Outcome][] => {
    const outcome = outcomes.get(row.line)
    return outcome ? [[row, outcome]] : []
  })
}

async function save(
  tx: Tx,
  outcomes: readonly (readonly [FileRow, Outcome])[],
  { mode, taking }: Batches,
): Promise<boolean> {
  if (mode === 'judging' && !(await holdImport(tx, taking.importId, 'judging'))) return false
  await saveRows(tx, {
    importId: taking.importId,
    doneAt: mode === 'running' ? taking.now : null,
    rows: outcomes.map(([{ line, cells }, outcome]) => ({
      ...outcome,
      // Who a line made is there only once it is done.
      ...(mode === 'judging' && { memberId: undefined }),
      line,
      externalId: cells.get('external_id')?.slice(0, 200) || null,
    })),
  })
  return true
}
