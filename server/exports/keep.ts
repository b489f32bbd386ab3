import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { FileKind } from '#server/platform/own-files.ts'
import { exportsFolder, removeFilesJob } from '#server/platform/remove-files.ts'
import { exportFilesInUse, forgetBegunBefore, forgetPersonal } from './queries.ts'

const daysKept = 7

export const exportedFiles: FileKind = {
  prefix: exportsFolder,
  inUse: async (db, keys) => new Set(await exportFilesInUse(db, keys)),
}

export async function forgetOldExports(tx: Tx, now: Temporal.Instant) {
  await remove(tx, await forgetBegunBefore(tx, now.subtract({ hours: 24 * daysKept })))
}

/** No file can be taken a person out of, so all that name people go. */
export async function forgetPersonalExports(tx: Tx) {
  await remove(tx, await forgetPersonal(tx))
}

async function remove(tx: Tx, keys: readonly string[]) {
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys: [...keys] })
}
