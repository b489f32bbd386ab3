import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cleaned } from '#domain/typed-text.ts'
import { type ContentType, contentTypeOf, signatureBytes } from './content-type.ts'
import { makePrivateFolder } from './private-folder.ts'

export const fileLimitBytes = 10 * 1024 * 1024

/** Uploads stay on disk until the call is answered, so that they use no memory. */
export type Upload = {
  readonly path: string
  /** As its sender calls it: to be shown, never to be trusted. */
  readonly name: string
  readonly size: number
  readonly type: ContentType | undefined
  readonly sha256: string
  toJSON(): string
}

export async function receiveUpload(folder: string, content: Readable, name = ''): Promise<Upload> {
  const path = join(folder, randomUUID())
  await makePrivateFolder(folder)
  try {
    const { watch, seen } = watching()
    await pipeline(content, watch, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const { size, sha256, beginning } = seen()
    return {
      path,
      name: cleaned(name).slice(0, 200),
      size,
      sha256,
      type: contentTypeOf(beginning),
      toJSON: () => sha256,
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

export async function removeUploads(uploads: readonly Upload[]) {
  for (const { path } of uploads) await rm(path, { force: true })
}

const leftoverAfterMs = 60 * 60 * 1000

/** A killed process could not clean up; nobody is still sending a file that is an hour old. */
export async function removeLeftoverUploads(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.map((name) => join(folder, name))) {
    const written = await stat(path).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > leftoverAfterMs) await rm(path, { force: true })
  }
}

function watching() {
  const hash = createHash('sha256')
  let size = 0
  let beginning = Buffer.alloc(0)
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      if (beginning.length < signatureBytes)
        beginning = Buffer.concat([beginning, chunk]).subarray(0, signatureBytes)
      done(null, chunk)
    },
  })
  return { watch, seen: () => ({ size, sha256: hash.digest('hex'), beginning }) }
}
