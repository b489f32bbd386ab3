import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ContentType } from '#server/platform/content-type.ts'
import type { Db } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { claimedPixels, redrawn } from '#server/platform/images.ts'
import type { FileKind } from '#server/platform/own-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import { mostPixels } from '#server/platform/safe-sharp.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { isPicture, type SentDocument, type StoredDocument } from './document.ts'
import { filesInUse } from './queries.ts'

const documentFolder = 'private/invoices/'

export const documentFiles: FileKind = {
  prefix: documentFolder,
  inUse: async (db, keys) => new Set(await filesInUse(db, keys)),
}

const longestSide = 4000

/** Stores a file as it was sent. The clean copy is made later, because the sender should not wait for it. */
export async function storeDocument(files: Files, upload: Upload): Promise<SentDocument> {
  const { type, path, sha256 } = upload
  if (!type) throw new Refusal('invoice_file_type')
  if (isPicture(type)) await requirePicture(upload)
  const key = newFileKey(type)
  try {
    // Large pieces are faster on a busy machine, because each piece waits for its turn.
    await files.putStream(key, createReadStream(path, { highWaterMark: 1024 * 1024 }))
  } catch (error) {
    await removeFiles(files, [key])
    throw error
  }
  return { key, type, isClean: !isPicture(type), sha256: Buffer.from(sha256, 'hex') }
}

async function requirePicture(upload: Upload) {
  const pixels = await claimedPixels(upload)
  if (pixels === undefined) throw new Refusal('invoice_file_broken')
  if (pixels > mostPixels) throw new Refusal('image_too_many_pixels')
}

export async function storeCleanCopy(
  files: Files,
  bytes: Uint8Array,
  type: ContentType,
): Promise<StoredDocument | undefined> {
  const picture = isPicture(type) ? await redrawn(bytes, longestSide) : undefined
  if (!picture) return undefined
  const key = newFileKey('jpeg')
  await files.put(key, picture)
  return { key, type: 'jpeg', isClean: true }
}

export async function storePages(files: Files, pages: readonly Uint8Array[]): Promise<string[]> {
  const keys = pages.map(() => newFileKey('webp'))
  for (const [index, page] of pages.entries()) await files.put(keys[index] ?? '', page)
  return keys
}

export async function storeXml(files: Files, bytes: Uint8Array): Promise<SentDocument> {
  const key = newFileKey('xml')
  await files.put(key, bytes)
  return { key, type: 'xml', isClean: true, sha256: createHash('sha256').update(bytes).digest() }
}

export async function discardUnused({ db, files }: { db: Db; files: Files }, keys: readonly string[]) {
  const used = keys.length > 0 ? await filesInUse(db, keys) : []
  const unused = keys.filter((key) => !used.includes(key))
  if (unused.length > 0) await removeFiles(files, unused)
}

export function newFileKey(type: ContentType | 'feed' | 'mail' | 'part'): string {
  return `${documentFolder}${randomBytes(16).toString('base64url')}.${type}`
}
