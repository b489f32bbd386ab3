import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Verification } from '#contract/members-verification.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { claimedPixels, redrawn } from '#server/platform/images.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { FileKind } from '#server/platform/own-files.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles, removeFilesJob } from '#server/platform/remove-files.ts'
import { mostPixels } from '#server/platform/safe-sharp.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { answerQuestion } from './ask.ts'
import { askedDocumentOf, askedDocumentsInUse, isAsked, saveAskedDocument } from './queries.ts'

const folder = 'private/asked-documents/'
const longestSide = 4000

type AskedDocument = { readonly key: string; readonly type: 'jpeg' | 'pdf' }

/** A picture is kept without what a camera writes into it, such as the place. */
export async function storeAskedDocument(files: Files, upload: Upload): Promise<AskedDocument> {
  const { path, type } = upload
  const isPicture = type === 'jpeg' || type === 'png' || type === 'webp'
  if (!isPicture && type !== 'pdf') throw new Refusal('asked_file_type')
  if (isPicture && ((await claimedPixels(upload)) ?? 0) > mostPixels)
    throw new Refusal('image_too_many_pixels')
  const bytes = await readFile(path)
  const content = isPicture ? await redrawn(bytes, longestSide) : bytes
  if (!content) throw new Refusal('image_broken')
  const kept = isPicture ? 'jpeg' : 'pdf'
  const key = `${folder}${randomBytes(16).toString('base64url')}.${kept}`
  await files.put(key, content)
  return { key, type: kept }
}

type Sent = { memberId: string; document: AskedDocument; now: Temporal.Instant }

export async function sendAskedDocument(tx: Tx, { memberId, document, now }: Sent) {
  if (!(await isAsked(tx, memberId))) throw new Refusal('nothing_asked')
  const before = await askedDocumentOf(tx, memberId)
  await saveAskedDocument(tx, { memberId, document, now })
  if (before) await enqueue(tx, removeFilesJob, { keys: [before.file_key] })
  await answerQuestion(tx, { memberId, now })
}

/** A command may have succeeded although its answer was lost, so a file in use stays. */
export async function discardAskedDocument({ db, files }: { db: Db; files: Files }, { key }: AskedDocument) {
  if (!(await askedDocumentsInUse(db, [key])).includes(key)) await removeFiles(files, [key])
}

export const askedDocumentFiles: FileKind = {
  prefix: folder,
  inUse: async (db, keys) => new Set(await askedDocumentsInUse(db, keys)),
}

export async function linkToAskedDocument(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<Verification['document']> {
  const sent = await askedDocumentOf(db, memberId)
  if (!sent) return null
  const linkTo = await linkSigner(db, now)
  const type = sent.file_type === 'pdf' ? 'pdf' : 'image'
  return { link: linkTo(sent.file_key), type, sent_at: sent.sent_at.toString() }
}

/** The row goes with the member; the file does not. */
export const askedDocumentData: PersonalData = {
  part: 'asked_document',
  tables: { asked_document: { told: ['sent_at', 'file_type', 'file_key'], kept: ['member_id'] } },
  read: linkToAskedDocument,
  async erase(tx, { id }) {
    const sent = await askedDocumentOf(tx, id)
    if (sent) await enqueue(tx, removeFilesJob, { keys: [sent.file_key] })
  },
}
