import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '400m'

/** Returns how to take it away again. */
export async function mountSmallDisk(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  return async () => void (await run('umount', ['--lazy', folder]))
}

export async function canMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-mount-'))
  try {
    const undo = await mountSmallDisk(folder)
    await undo()
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** To the last byte, for a while. */
export async function fillDisk(folder: string, forMs: number): Promise<void> {
  const path = join(folder, 'filler')
  const file = await open(path, 'w')
  try {
    for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) while (await writes(file, bytes));
    await pause(forMs)
  } finally {
    await file.close()
    await rm(path)
  }
}

async function writes(file: Awaited<ReturnType<typeof open>>, bytes: number): Promise<boolean> {
  try {
    await file.write(Buffer.alloc(bytes, 1))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
