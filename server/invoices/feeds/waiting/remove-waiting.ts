import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { deleteOldWaiting, deleteWaiting } from './queries.ts'

export async function removeWaiting(tx: Tx, accessKey: string) {
  const fileKey = await deleteWaiting(tx, accessKey)
  if (fileKey) await enqueue(tx, removeFilesJob, { keys: [fileKey] })
}

export async function removeOldWaiting(tx: Tx, before: Temporal.Instant) {
  const keys = await deleteOldWaiting(tx, before)
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
}
