import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { importFile, setDiscarded, setRunning } from './queries.ts'
import { runImportJob } from './take-import.ts'

type Decision = { id: string; staffId: string; now: Temporal.Instant }

/** Coins above the limit that one person may give alone are another's to let in than who handed the file over. */
export async function runImport(tx: Tx, { id, staffId, now }: Decision) {
  const file = await importFile(tx, id)
  if (!file || file.new + file.changed === 0) throw new Refusal('import_not_ready')
  if (needsSecond(file) && file.handed_by_id === staffId) throw new Refusal('import_needs_second')
  if (!(await setRunning(tx, { id, staffId, now }))) throw new Refusal('import_not_ready')
  await enqueue(tx, runImportJob, { importId: id })
  return { kind: file.kind, file_name: file.file_name, coins: file.coins }
}

export function needsSecond({ coins, alone_up_to }: { coins: number; alone_up_to: number }): boolean {
  return coins > alone_up_to
}

export async function discardImport(tx: Tx, id: string) {
  const discarded = await setDiscarded(tx, id)
  if (!discarded) throw new Refusal('import_not_ready')
  if (discarded.fileKey) await enqueue(tx, removeFilesJob, { keys: [discarded.fileKey] })
}
