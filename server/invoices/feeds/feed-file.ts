import { open } from 'node:fs/promises'
import { openPromise } from 'yauzl'
import type { RefusalCode } from '#contract/refusals.ts'
import { contentTypeOf, signatureBytes } from '#server/platform/content-type.ts'
import { isText, isZip, zipOptions } from './feed-entries.ts'

const mostEntries = 20_000
/** Of what comes out of a ZIP altogether. What each file in it says of its size is held to when it is read. */
const mostBytes = 1024 * 1024 * 1024

/** Why a file cannot be taken in at all; undefined if it can. */
export async function feedFileFault(path: string): Promise<FeedFileFault | undefined> {
  const beginning = await beginningOf(path)
  if (isZip(beginning)) return zipFault(path)
  return contentTypeOf(beginning) === 'xml' || isText(beginning) ? undefined : 'feed_file_type'
}

export type FeedFileFault = Extract<RefusalCode, `feed_file_${string}`>

/** The directory of the ZIP is read to its end, nothing of its files. */
async function zipFault(path: string): Promise<FeedFileFault | undefined> {
  let entries = 0
  let bytes = 0
  try {
    const zip = await openPromise(path, zipOptions)
    if (zip.entryCount > mostEntries) return 'feed_file_full'
    for await (const { uncompressedSize } of zip.eachEntry()) {
      entries += 1
      bytes += uncompressedSize
      if (bytes > mostBytes) return 'feed_file_full'
    }
  } catch {
    return 'feed_file_broken'
  }
  return entries > 0 ? undefined : 'feed_file_broken'
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
