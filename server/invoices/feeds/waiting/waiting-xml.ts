import type { Db } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { waitingFileOf } from './queries.ts'

type SentPaper = { memberId: string; accessKey: string | null }

/** The signed document behind a paper, where its distributor has handed it over for the sender's shop. */
export async function waitingXml(
  { db, files }: { db: Db; files: Files },
  { memberId, accessKey }: SentPaper,
): Promise<Uint8Array | undefined> {
  const fileKey = accessKey ? await waitingFileOf(db, accessKey, memberId) : undefined
  return fileKey === undefined ? undefined : files.getBytes(fileKey)
}
