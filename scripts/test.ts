import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { findOrInstallEngines } from './engines.ts'
import { type Outcome, run } from './run.ts'
import { closingLine, playwrightTally, type Tally, vitestTally, withRunner } from './tally.ts'

const parts = ['types', 'lint', 'unused', 'unit', 'journeys', 'engines'] as const
type Part = (typeof parts)[number]

type Check = { part: Part; name: string; command: string; args: readonly string[] }

const checks: readonly Check[] = [
  { part: 'types', name: 'types of the server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { part: 'types', name: 'types of the web', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { part: 'types', name: 'types of the worker', command: 'tsc', args: ['-p', 'tsconfig.worker.json'] },
  {
    part: 'types',
    name: 'types of the journeys and the tests of the web',
    command: 'tsc',
    args: ['-p', 'tsconfig.e2e.json'],
  },
  { part: 'lint', name: 'lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { part: 'unused', name: 'unused code', command: 'knip', args: [] },
]

const build: Omit<Check, 'part'> = {
  name: 'build',
  command: 'node',
  args: ['scripts/build.ts', '--if-needed'],
}

/** Those that measure time have the machine to themselves. */
const passes = [
  { name: 'journeys', file: 'journeys.json', args: ['--grep-invert=@alone'] },
  { name: 'journeys that measure time', file: 'alone.json', args: ['--grep=@alone', '--workers=1'] },
]

/** Playwright leaves TypeScript to Node: translating all of the server by itself took 15 s of a processor at the start. */
const nodeReads = { PW_DISABLE_TS_ESM: '1' }

const one: Tally = { passed: 1, failed: 0, skipped: 0 }
const tallies: Tally[] = []

await main(process.argv.slice(2))

async function main(names: readonly string[]) {
  const stranger = names.find((name) => !parts.some((part) => part === name))
  if (stranger) {
    console.error(`There is no "${stranger}" to run: choose from ${parts.join(', ')}, or run everything.`)
    process.exitCode = 1
    return
  }
  const wanted = (part: Part) => names.length === 0 || names.includes(part)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'petisco-test-'))
  // Started first, because an installation takes a while and the checks do not need it.
  const browser = wanted('journeys') ? lookForBrowser() : Promise.resolve(undefined)
  // After it, because two installations would be in each other's way.
  const engines = browser.then(() =>
    wanted('engines') ? findOrInstallEngines(['firefox', 'webkit']) : undefined,
  )
  const outcomes = new Map<string, boolean>()
  const needsBuild = wanted('journeys') || wanted('engines')
  const first = [...checks.filter(({ part }) => wanted(part)), ...(needsBuild ? [build] : [])]
  await twoAtATime(first.map((check) => async () => outcomes.set(check.name, await runCheck(check))))
  if (wanted('unit')) await runUnitTests(join(folder.path, 'unit.json'))
  const found = await browser
  if (found) await runJourneys(found, outcomes.get(build.name), folder.path)
  const others = await engines
  if (others) await runEngines(others, outcomes.get(build.name), join(folder.path, 'engines.json'))
  console.log(closingLine(tallies))
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1
}

type Browser = { readonly path: string } | { readonly missing: string }

function lookForBrowser(): Promise<Browser> {
  return findOrInstallBrowser().then(
    (path) => ({ path }),
    (error: unknown) => ({ missing: error instanceof Error ? error.message : String(error) }),
  )
}

async function runCheck({ name, command, args }: Omit<Check, 'part'>): Promise<boolean> {
  const outcome = await run(command, args)
  return done(name, outcome, withRunner(outcome.ok, outcome.ok ? one : undefined))
}

async function runUnitTests(report: string) {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const outcome = await run('vitest', args)
  done('unit and API tests', outcome, withRunner(outcome.ok, await readTally(report, vitestTally)))
}

async function runJourneys(browser: Browser, built: boolean | undefined, folder: string) {
  if (!built) return notRun('journeys', 'The web app could not be built.')
  if ('missing' in browser) return notRun('journeys', browser.missing)
  for (const { name, file, args } of passes) {
    const report = join(folder, file)
    const outcome = await run('playwright', ['test', ...args, '--reporter=dot,json'], {
      env: { ...nodeReads, BROWSER_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    done(name, outcome, withRunner(outcome.ok, await readTally(report, playwrightTally)))
  }
}

type Engines = Awaited<ReturnType<typeof findOrInstallEngines>>

/** The shortest way through the app, in the engines that the journeys do not run in. */
async function runEngines({ ready, missing }: Engines, built: boolean | undefined, report: string) {
  if (!built) return notRun('engines', 'The web app could not be built.')
  for (const line of missing) console.log(line)
  tallies.push({ passed: 0, failed: 0, skipped: missing.length })
  if (ready.length === 0) return
  const projects = ready.map((name) => `--project=${name}`)
  const args = ['--config=e2e/engines/playwright.config.ts', '--grep=@short', ...projects]
  const outcome = await run('playwright', ['test', ...args, '--reporter=dot,json'], {
    env: { ...nodeReads, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  done(
    `engines (${ready.join(', ')})`,
    outcome,
    withRunner(outcome.ok, await readTally(report, playwrightTally)),
  )
}

function notRun(name: string, reason: string) {
  done(name, { ok: false, output: `${reason}\n`, seconds: 0 }, withRunner(false))
}

async function readTally(report: string, tallyOf: (report: unknown) => Tally): Promise<Tally | undefined> {
  try {
    return tallyOf(JSON.parse(await readFile(report, 'utf8')))
  } catch (error) {
    console.log(`The runner left no report that can be read: ${error}`)
    return undefined
  }
}

function done(name: string, { output, seconds }: Outcome, tally: Tally): boolean {
  const ok = tally.failed === 0
  const count = tally.passed + tally.failed > 1 ? `  (${closingLine([tally])})` : ''
  console.log(`${ok ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s${count}`)
  if (!ok) console.log(output)
  tallies.push(tally)
  return ok
}

async function twoAtATime(jobs: readonly (() => Promise<unknown>)[]) {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all([work(), work()])
}
