import { lockUnread } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { missingOf } from './part-sizes.ts'
import { deleteOpenBeyond, openUpload, partsOf, renewUpload } from './queries.ts'

/** As many as a stack holds. Beyond it the one that was given up longest ago makes room. */
const mostOpen = 20

type Announced = { memberId: string; sha256: string; sizeBytes: number; now: Temporal.Instant }

/** A file is known by its content, so that the device needs to remember nothing but the file. */
export async function beginUpload(tx: Tx, { sha256, ...announced }: Announced) {
  const { memberId, sizeBytes } = announced
  const file = { ...announced, sha256: Buffer.from(sha256, 'hex') }
  // Whoever completes the same file on another device does so before or after this.
  await lockUnread(tx, memberId)
  const upload = await renewUpload(tx, file)
  if (upload) return { upload, sending: null }
  const id = await openUpload(tx, file)
  const keys = await deleteOpenBeyond(tx, memberId, mostOpen)
  if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  const places = (await partsOf(tx, id)).map(({ place }) => place)
  return { upload: null, sending: { id, missing: missingOf(sizeBytes, places) } }
}
