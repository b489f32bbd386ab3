import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { imageInWidth, imageWidths } from '#contract/pictures.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { makeImages } from '#server/platform/images.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import type { FileKind } from '#server/platform/own-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeFiles, removeFilesJob } from '#server/platform/remove-files.ts'
import { binUnusedFiles } from '#server/platform/unused-files.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { imagesInUse, swapImage } from './queries.ts'
import { askedDocumentFiles } from './verifying/asked-document.ts'

export type ImageKind = keyof typeof imageWidths

const shapes = { avatar: { width: 256, height: 256 }, cover: { width: 1280, height: 432 } }

/** Below `public/`; the names cannot be guessed. */
const folder = 'people'

/** Returns the file name that stands for all widths. If one cannot be stored, none stays. */
export async function storeImage(files: Files, kind: ImageKind, upload: Upload): Promise<string> {
  const widths = imageWidths[kind]
  const images = await makeImages(upload, { ...shapes[kind], widths })
  const file = `${folder}/${randomBytes(16).toString('base64url')}-${widths[0]}.webp`
  try {
    for (const { width, webp } of images) await files.put(keyOf(imageInWidth(file, width)), webp)
  } catch (error) {
    await removeFiles(files, imageKeys(kind, file))
    throw error
  }
  return file
}

export async function updateImage(
  tx: Tx,
  { memberId, kind, file }: { memberId: string; kind: ImageKind; file: string },
) {
  const before = await swapImage(tx, memberId, `${kind}_file`, file)
  if (!before) throw new Refusal('signed_out')
  if (before.file) await enqueue(tx, removeFilesJob, { keys: imageKeys(kind, before.file) })
}

/** A command may have succeeded although its answer was lost, so images in use stay. */
export async function discardImage({ db, files }: { db: Db; files: Files }, kind: ImageKind, file: string) {
  const keys = imageKeys(kind, file)
  const used = await imageKeysInUse(db, keys)
  await removeFiles(
    files,
    keys.filter((key) => !used.has(key)),
  )
}

export function imageKeys(kind: ImageKind, file: string | null): string[] {
  if (file === null) return []
  return [...new Set([file, ...imageWidths[kind].map((width) => imageInWidth(file, width))])].map(keyOf)
}

function keyOf(file: string) {
  return `public/${file}`
}

export function linkTo(file: string | null) {
  return file && `/files/${file}`
}

export const imageFiles: FileKind = { prefix: keyOf(`${folder}/`), inUse: imageKeysInUse }

async function imageKeysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const widest = Object.values(imageWidths).map(([width]) => width)
  const files = keys.flatMap((key) => widest.map((width) => imageInWidth(key.slice('public/'.length), width)))
  const used = await imagesInUse(db, files)
  return new Set(used.flatMap((file) => [...imageKeys('avatar', file), ...imageKeys('cover', file)]))
}

export const unusedImagesJob = job({
  name: 'remove-unused-images',
  payload: z.unknown(),
  cron: '40 7 * * *',
  run: async (context) => {
    await binUnusedFiles(context, imageFiles)
    await binUnusedFiles(context, askedDocumentFiles)
  },
})
