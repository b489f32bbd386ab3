import { chmod, chown, mkdir, stat } from 'node:fs/promises'

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await closeToOthers(folder)
}

/**
 * Older versions left folders open. `passingGroup` may still pass through to what it owns inside, without
 * seeing what else there is. A folder that is not there, or is not ours to change, stays as it is: what we
 * make inside is closed by itself.
 */
export async function closeToOthers(folder: string, passingGroup?: number): Promise<void> {
  try {
    const { mode, uid } = await stat(folder)
    if (passingGroup !== undefined) await chown(folder, uid, passingGroup)
    const closed = (mode & 0o700) | (passingGroup === undefined ? 0 : 0o010)
    if ((mode & 0o777) !== closed) await chmod(folder, closed)
  } catch (error) {
    if (!isLeftAlone(error)) throw error
  }
}

function isLeftAlone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'EPERM' || code === 'EROFS'
}
