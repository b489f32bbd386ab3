import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { markdownOf, type Row } from './table.ts'

const page = new URL('../docs/performance.md', import.meta.url)

/** The table stands at the end; what people wrote above it stays. */
export async function writePage(rows: readonly Row[]) {
  await writeFile(page, withTable(await readFile(page, 'utf8'), rows, Temporal.Now.plainDateISO()))
}

export function withTable(text: string, rows: readonly Row[], day: Temporal.PlainDate): string {
  const [words = ''] = text.split(heading)
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}, ${platform()} ${arch()})`
  return `${words}${heading}\n\nWritten by \`npm run bench\` on ${day}, ${machine}.\n\n${markdownOf(rows)}\n`
}

const heading = '## The table'
