import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { ImportKind } from '#contract/imports.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue } from '#server/platform/jobs.ts'
import type { FileKind } from '#server/platform/own-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles } from '#server/platform/remove-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { importFilesInUse, insertImport } from './queries.ts'
import { isXlsx } from './read-file.ts'
import { judgeImportJob } from './take-import.ts'

const folder = 'private/imports/'

export const importedFiles: FileKind = {
  prefix: folder,
  inUse: async (db, keys) => new Set(await importFilesInUse(db, keys)),
}

/** Stores a spreadsheet or a text; anything else is refused at once. */
export async function storeImport(files: Files, upload: Pick<Upload, 'path' | 'name' | 'type'>) {
  const beginning = await beginningOf(upload.path)
  const ending = isXlsx(beginning) ? 'xlsx' : 'csv'
  if (ending === 'csv' && (upload.type !== undefined || hasControls(beginning)))
    throw new Refusal('import_file_type')
  const fileKey = `${folder}${randomBytes(16).toString('hex')}.${ending}`
  try {
    await files.putStream(fileKey, createReadStream(upload.path, { highWaterMark: 1024 * 1024 }))
  } catch (error) {
    await removeFiles(files, [fileKey])
    throw error
  }
  return { fileKey, fileName: upload.name || '–' }
}

type HandedOver = {
  kind: ImportKind
  fileKey: string
  fileName: string
  staffId: string
  now: Temporal.Instant
}

export async function handOverImport(tx: Tx, handed: HandedOver): Promise<string> {
  const importId = await insertImport(tx, handed)
  await enqueue(tx, judgeImportJob, { importId })
  return importId
}

export async function discardUnusedImport({ db, files }: { db: Db; files: Files }, fileKey: string) {
  if ((await importFilesInUse(db, [fileKey])).length === 0) await removeFiles(files, [fileKey])
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Texts of two bytes a letter, as Excel writes them, begin with a mark of their own. */
function hasControls(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return false
  return bytes.some((byte) => byte < 32 && !['\t', '\n', '\r', '\f'].includes(String.fromCharCode(byte)))
}
