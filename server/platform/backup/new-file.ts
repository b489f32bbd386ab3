import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { problem } from '#server/platform/problem.ts'

/** Has another name until it is whole and on the disk, and is nobody else's to read. */
export async function writeNewFile<Result>(
  file: string,
  write: (sink: Writable) => Promise<Result>,
): Promise<Result> {
  if (existsSync(file)) throw problem(`${file} is there already, and is left as it is: name another file.`)
  const draft = `${file}.${process.pid}.part`
  try {
    const result = await writeDraft(draft, write)
    await rename(draft, file)
    await syncFolder(dirname(file))
    return result
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw isFileError(error) ? problem(`${file} cannot be written: ${error.message}.`, error) : error
  }
}

async function writeDraft<Result>(
  draft: string,
  write: (sink: Writable) => Promise<Result>,
): Promise<Result> {
  const handle = await open(draft, 'wx', 0o600)
  try {
    return await write(handle.createWriteStream({ flush: true }))
  } finally {
    await handle.close()
  }
}

/** The new name too must outlive a loss of power. Windows knows no such thing. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && ('path' in error || error.syscall === 'write')
}
