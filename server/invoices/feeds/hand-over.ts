import { createReadStream } from 'node:fs'
import { newFileKey } from '#server/invoices/stored-document.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { feedFileFault } from './feed-file.ts'
import { insertFeed, type NewFeed } from './queries.ts'
import { feedTurn, takeFeedJob } from './take-feed.ts'

/** Stores a file that can be taken in, and refuses every other. */
export async function storeFeed(files: Files, upload: Pick<Upload, 'path' | 'name' | 'sha256'>) {
  const fault = await feedFileFault(upload.path)
  if (fault) throw new Refusal(fault)
  const fileKey = newFileKey('feed')
  try {
    await files.putStream(fileKey, createReadStream(upload.path, { highWaterMark: 1024 * 1024 }))
  } catch (error) {
    await removeFiles(files, [fileKey])
    throw error
  }
  return { fileKey, fileName: upload.name || '–', sha256: Buffer.from(upload.sha256, 'hex') }
}

/** Undefined if the folder has handed over the same file before. */
export async function handOver(tx: Tx, feed: NewFeed) {
  const feedId = await insertFeed(tx, feed)
  if (feedId) await enqueue(tx, takeFeedJob, { feedId }, feedTurn)
  return feedId
}
