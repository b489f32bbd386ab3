import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..')

/**
 * Where a command writes: its own place in the project, or the folder named with `--to`, to see what it does without
 * changing anything. `names` is what else it was told.
 */
export async function targetFolder(place: string) {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
  const folder = values.to ? resolve(values.to) : resolve(root, place)
  await mkdir(folder, { recursive: true })
  return { folder, names: positionals }
}
