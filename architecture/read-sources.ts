import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Sources } from './facts.ts'

const skipped = /^(\.git|data|dist.*|node_modules|test-results)$/
const kinds = /\.(ts|tsx|mjs|sql|css)$/

/** Every source file of the project, by its path below the root. */
export async function readSources(root: string, folder = ''): Promise<Sources> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry): Promise<Sources> => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return skipped.test(entry.name) ? {} : readSources(root, path)
      return kinds.test(entry.name) ? { [path]: await readFile(join(root, path), 'utf8') } : {}
    }),
  )
  return Object.assign({}, ...found)
}
