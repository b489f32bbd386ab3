import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '#server/platform/problem.ts'

/** Fails if the folder cannot be used. */
export async function prepareFolder(folder: string) {
  try {
    for (const outcome of ['done', 'refused']) await mkdir(join(folder, outcome), { recursive: true })
  } catch (error) {
    throw problem(`The folder of FEEDS_DIR cannot be used: ${folder}`, error)
  }
}
