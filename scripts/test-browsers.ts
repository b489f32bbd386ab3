import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type EngineName, engineNames } from '#e2e/engines/programs.ts'
import { findOrInstallEngines } from './engines.ts'
import { run } from './run.ts'

/** Runs the main journeys in every engine, and writes down which passed in which. */
const root = resolve(import.meta.dirname, '..')

const Report = z.object({
  suites: z.array(
    z.object({
      specs: z.array(
        z.object({
          title: z.string(),
          tests: z.array(
            z.object({
              projectName: z.enum(engineNames),
              status: z.string(),
              annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

type Result = { title: string; engine: EngineName; isRight: boolean; version: string }

const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' }

await main()

async function main() {
  const { values, positionals } = parseArgs({
    options: { short: { type: 'boolean' }, to: { type: 'string', default: join(root, 'docs') } },
    allowPositionals: true,
  })
  const stranger = positionals.find((name) => !engineNames.some((engine) => engine === name))
  if (stranger) return fail(`There is no engine "${stranger}": choose from ${engineNames.join(', ')}.`)
  const wanted = engineNames.filter((name) => positionals.length === 0 || positionals.includes(name))
  const { ready, missing } = await findOrInstallEngines(wanted)
  for (const line of missing) console.log(line)
  const built = await run('node', ['scripts/build.ts', '--if-needed'])
  if (!built.ok || ready.length === 0) return fail(built.output)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-browsers-'))
  const report = join(folder.path, 'report.json')
  const args = ['test', '--config=e2e/engines/playwright.config.ts', '--reporter=list,json']
  const chosen = [...ready.map((name) => `--project=${name}`), ...(values.short ? ['--grep=@short'] : [])]
  const outcome = await run('playwright', [...args, ...chosen], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  console.log(outcome.output)
  const results = resultsIn(Report.parse(JSON.parse(await readFile(report, 'utf8'))))
  await writeFile(join(values.to, 'browsers.md'), pageOf(results, missing))
  if (!outcome.ok) fail(`${results.filter(({ isRight }) => !isRight).length} failed.`)
}

function fail(reason: string) {
  console.error(reason)
  process.exitCode = 1
}

function resultsIn({ suites }: z.infer<typeof Report>): Result[] {
  return suites.flatMap(({ specs }) =>
    specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, annotations }) => ({
        title: title.replace(' @short', ''),
        engine: projectName,
        isRight: status === 'expected',
        version: annotations.find(({ type }) => type === 'engine')?.description ?? '',
      })),
    ),
  )
}

function pageOf(results: readonly Result[], missing: readonly string[]): string {
  const engines = engineNames.filter((name) => results.some(({ engine }) => engine === name))
  const titles = [...new Set(results.map(({ title }) => title))]
  const versionOf = (name: EngineName) =>
    results.find(({ engine, version }) => engine === name && version)?.version
  const mark = (title: string, name: EngineName) =>
    results.some((result) => result.title === title && result.engine === name && result.isRight) ? '✓' : '✗'
  const head = ['journey', ...engines.map((name) => `${names[name]} ${versionOf(name) ?? ''}`)]
  const rows = titles.map((title) => [title, ...engines.map((name) => mark(title, name))])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `# Browsers

Written by \`npm run test:browsers\`: the main journeys on the real app, through WebDriver, in the engines of Debian's
packages as they are. An error that nobody caught fails a journey, whatever it showed. \`npm test\` goes the shortest way
in Firefox and WebKit; everything else it proves in Chromium.

${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}
${missing.map((text) => `\n${text}.\n`).join('')}
## The oldest

Chrome, Edge and Samsung Internet of Chromium 99 (2022), Safari and iOS 15.4, Firefox 102 ESR, and everything newer
([021](decisions/021-oldest-browsers.md), [048](decisions/048-every-engine.md)). They cannot be installed any more, so
three things stand in for them:

| what | how |
|---|---|
| what is built asks for nothing they lack | \`e2e/built-files.spec.ts\` reads every built script and style and looks each name up in MDN's compatibility data; the exceptions and their reasons are one list, \`architecture/newer-features.ts\` |
| what they lack is filled in or done without | \`e2e/oldest-browser.spec.ts\` takes it away from Chromium, for each of them by the same data, and goes through the app |
| dates and numbers of older language data | \`domain/business-days.test.ts\` and \`web/platform/format.test.ts\` with formatters that write as those do |

Below them a page without scripts or styles says what to do.
`
}
