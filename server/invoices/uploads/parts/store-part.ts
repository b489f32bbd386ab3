import { createReadStream } from 'node:fs'
import { newFileKey } from '#server/invoices/stored-document.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles, removeFilesJob } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { countOfParts, missingOf, sizeOfPart } from './part-sizes.ts'
import { findOpenUpload, lockOpenUpload, type OwnOpenUpload, partsOf, putPart } from './queries.ts'

type SentPart = OwnOpenUpload & { place: number; sha256: string; part: Upload }

/** Returns the key of the stored file. What was cut off or changed on its way is refused. */
export async function keepPart({ db, files }: { db: Db; files: Files }, sent: SentPart): Promise<string> {
  const { place, sha256, part } = sent
  const open = await findOpenUpload(db, sent)
  if (!open) throw new Refusal('upload_gone')
  if (place >= countOfParts(open.sizeBytes)) throw new Refusal('not_found')
  if (part.sha256 !== sha256 || part.size !== sizeOfPart(place, open.sizeBytes))
    throw new Refusal('part_broken')
  const key = newFileKey('part')
  try {
    await files.putStream(key, createReadStream(part.path))
  } catch (error) {
    await removeFiles(files, [key])
    throw error
  }
  return key
}

type KeptPart = Omit<SentPart, 'part'> & { fileKey: string; now: Temporal.Instant }

export async function storePart(tx: Tx, { place, sha256, fileKey, ...own }: KeptPart) {
  const { openId } = own
  const open = await lockOpenUpload(tx, own)
  if (!open) throw new Refusal('upload_gone')
  const before = await partsOf(tx, openId)
  const earlier = before.find((part) => part.place === place)
  const isKnown = earlier?.sha256.toString('hex') === sha256
  if (!isKnown) await putPart(tx, { openId, place, sha256: Buffer.from(sha256, 'hex'), fileKey })
  if (earlier) await enqueue(tx, removeFilesJob, { keys: [isKnown ? fileKey : earlier.fileKey] })
  return { missing: missingOf(open.sizeBytes, [...before.map((part) => part.place), place]) }
}
