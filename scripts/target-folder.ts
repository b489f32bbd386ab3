import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..')

/** By default the command's place in the project; `--to` names another folder, to try it without changes. */
export async function targetFolder(place: string) {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
  const folder = values.to ? resolve(values.to) : resolve(root, place)
  await mkdir(folder, { recursive: true })
  return { folder, names: positionals }
}
