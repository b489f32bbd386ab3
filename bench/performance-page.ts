import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, platform } from 'node:os'
import { markdownOf, type Row } from './table.ts'

const page = new URL('../docs/performance.md', import.meta.url)
const resultsFile = new URL('results.json', import.meta.url)

/** What the last full measurement of a bench gave, and where and when it was made. */
export type Results = Readonly<Record<string, Result>>

type Result = { readonly day: string; readonly machine: string; readonly rows: readonly Row[] }

/** A bench that was not measured this time keeps its last figures. The names come in the order of the page. */
export async function writeResults(measured: ReadonlyMap<string, readonly Row[]>, names: readonly string[]) {
  const before: Results = JSON.parse(await readFile(resultsFile, 'utf8'))
  const results = Object.fromEntries(
    names.flatMap((name) => {
      const rows = measured.get(name)
      const result = rows ? { day: `${Temporal.Now.plainDateISO()}`, machine: machine(), rows } : before[name]
      return result ? [[name, result]] : []
    }),
  )
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(page, withTables(await readFile(page, 'utf8'), results))
}

/** The tables stand at the end; what people wrote above them stays. */
export function withTables(text: string, results: Results): string {
  const [words = ''] = text.split(heading)
  const sections = Object.entries(results).map(
    ([name, { day, machine, rows }]) =>
      `### ${name}\n\n\`npm run bench -- ${name}\` on ${day}, ${machine}.\n\n${markdownOf(rows)}\n`,
  )
  return [`${words}${heading}\n`, ...sections].join('\n')
}

function machine() {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}, ${platform()} ${arch()})`
}

const heading = '## The tables'
