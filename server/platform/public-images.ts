import { randomBytes } from 'node:crypto'
import type { Files } from './files.ts'
import { makeImages } from './images.ts'
import { Refusal } from './refusal.ts'
import { removeFiles } from './remove-files.ts'
import type { Upload } from './uploads.ts'

type Shape = { folder: string; width: number; height: number }

/** Called before the command; `discardPublicImage` takes it back if the command fails. */
export async function storePublicImage(files: Files, upload: Upload, { folder, width, height }: Shape) {
  const [image] = await makeImages(upload, { width, height, widths: [width] })
  if (!image) throw new Refusal('image_broken')
  const file = `${folder}/${randomBytes(16).toString('base64url')}.webp`
  await files.put(`public/${file}`, image.webp)
  return file
}

export async function discardPublicImage(files: Files, file: string) {
  await removeFiles(files, [`public/${file}`])
}
