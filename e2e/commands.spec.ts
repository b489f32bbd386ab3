import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { settingNames } from '#server/platform/config.ts'
import { copyDatabase, createEmptyDatabase } from '#server/testing/database-copy.ts'
import { writeSignedInvoices } from '#server/testing/signed-invoice-files.ts'
import { test as base, expect } from './fixtures.ts'

/** Every command that the README names, in the shortest form that is still itself, with whatever it writes elsewhere. */
const runs: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'npm ci': async () => {
    await succeed(['ci', '--dry-run', '--offline', '--ignore-scripts'])
  },
  'npm start': async (folder) => {
    const settings = await ownWorld(folder)
    await using running = begin(['start'], settings)
    await untilItAnswers(`http://127.0.0.1:${settings.PORT}/`, running)
    expect(await running.stop()).toContain('Petisco is ready')
    expect((await stat('dist')).mode & 0o005, 'who runs it may be another than who built it').toBe(0o005)
  },
  'npm run dev': async (folder) => {
    const settings = await ownWorld(folder)
    await using running = begin(['run', 'dev'], settings)
    const url = `http://localhost:${settings.PORT}`
    await untilItAnswers(`${url}/readyz`, running)
    const page = await fetch(`${url}/gestao`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('/office/main.tsx')
    expect(stripVTControlCharacters(await running.stop())).toContain(url)
  },
  // The run that this is part of; and the checks are its first parts. Of a part that is none both say so.
  'npm test': async () => {
    expect((await npm(['test', '--', 'more'])).output).toContain(
      'There is no "more" to run: choose from types, lint, unused, unit, journeys',
    )
  },
  'npm run check': async () => {
    const { output } = await npm(['run', 'check', '--', 'more'])
    expect(output).toContain('scripts/test.ts types lint unused more')
    expect(output).toContain('There is no "more" to run: choose from types, lint, unused')
  },
  // The other engines go the same way as the last part of the checks.
  'npm run test:browsers': async (folder) => {
    const { output } = await npm(['run', 'test:browsers', '--', 'trident'])
    expect(output).toContain('There is no engine "trident": choose from chromium, firefox, webkit.')
    await succeed(['run', 'test:browsers', '--', '--short', 'chromium', '--to', folder])
    expect(await readFile(join(folder, 'browsers.md'), 'utf8')).toMatch(
      /^\| sign in, home, send an XML, sign out \| ✓ \|$/m,
    )
  },
  'npm run format': async (folder) => {
    for (const file of ['package.json', 'biome.json', '.gitignore'])
      await writeFile(join(folder, file), await readFile(file))
    await writeFile(join(folder, 'untidy.ts'), 'export const  a = "b";')
    await succeed(['run', 'format', '--prefix', folder])
    expect(await readFile(join(folder, 'untidy.ts'), 'utf8')).toBe("export const a = 'b'\n")
  },
  'npm run bench': async () => {
    const documented = (await readFile('bench/README.md', 'utf8')).matchAll(/`npm run bench -- ([a-z]+)`/g)
    const named = Array.from(documented, ([, name = '']) => name)
    const { output } = await npm(['run', 'bench', '--', 'more'])
    expect(output).toContain('There is no "more" to measure')
    expect(/choose from (.*)\./.exec(output)?.[1]?.split(', ').toSorted()).toEqual(named.toSorted())
    // Without a name it runs all of them.
    const table = await succeed(['run', 'bench', '--', '--once'])
    for (const row of ['GET /api/user', 'page and its assets', 'redemptions', 'portions', 'reading first'])
      expect(table).toMatch(new RegExp(`^${row}.* `, 'm'))
  },
  // Of each proxy it says that it is right, or that it is not installed.
  'npm run deploy:try': async () => {
    const output = await succeed(['run', '--silent', 'deploy:try'])
    for (const name of ['nginx', 'caddy'])
      expect(output).toMatch(new RegExp(`^${name}: (right|not tried)`, 'm'))
  },
  'npm run rehearsal': async () => {
    const output = await succeed(['run', 'rehearsal', '--', '--short'])
    expect(output).toMatch(/every figure is what one counts by hand/)
  },
  'npm run staff:create': async () => {
    const DATABASE_URL = await createEmptyDatabase(templateUrl())
    const person = ['--name', 'Lúcia Farias', '--email', 'lucia@test.example']
    const output = await succeed(['run', 'staff:create', '--', ...person], { DATABASE_URL })
    expect(output).toContain('/gestao/senha?token=')
  },
  'npm run hostile': async () => {
    expect(await succeed(['run', 'hostile', '--', '--each', '1', '--seed', '1'])).toMatch(
      /^\d{3} requests with seed 1, 0 findings/m,
    )
  },
  'npm run faults': async () => {
    expect(await succeed(['run', 'faults', '--', 'read-only'])).toMatch(
      /^\| PostgreSQL takes no writes for a while \| \d+ \| 0 \| 0 \|/m,
    )
  },
  'npm run ledger:audit': async () => {
    const DATABASE_URL = await copyDatabase(templateUrl())
    expect(await succeed(['run', 'ledger:audit'], { DATABASE_URL })).toContain('The ledger is right.')
  },
  'npm run proof': async (folder) => {
    const { trustDir: TRUST_DIR, good, edited, lookedAt } = await writeSignedInvoices(folder)
    const command = ['run', '-s', 'proof', '--', '--at', lookedAt]
    const lines = (await succeed([...command, good, edited], { TRUST_DIR })).split('\n').filter(Boolean)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { file: good, proved: true, number: '7638', totalCents: 37_430 },
      { file: edited, proved: false, reason: 'digest' },
    ])
    const missing = await npm([...command, join(folder, 'none.xml'), good], { TRUST_DIR })
    expect(missing.code).toBe(1)
    expect(missing.output).toContain('none.xml cannot be read.')
    expect(missing.output).toContain('"proved":true')
    const without = await npm([...command, good])
    expect(without.code).toBe(1)
    expect(without.output).toMatch(/^TRUST_DIR is not set: .*$/m)
  },
  'npm run samples': async (folder) => {
    expect(await succeed(['run', '-s', 'samples', '--', '--to', folder])).toMatch(
      /good until \d{4}-\d\d-\d\d\.$/m,
    )
    expect((await readdir(folder)).sort()).toEqual((await readdir('docs/samples')).sort())
    const good = join(folder, 'paulista-1.xml')
    const TRUST_DIR = join(folder, 'trust')
    expect(JSON.parse(await succeed(['run', '-s', 'proof', '--', good], { TRUST_DIR }))).toMatchObject({
      proved: true,
    })
  },
  'npm run backup': async (folder) => {
    const file = join(folder, 'backup.tar.zst')
    const settings = await ownWorld(folder)
    await using running = begin(['start'], settings)
    await untilItAnswers(`http://127.0.0.1:${settings.PORT}/`, running)
    expect(await succeed(['run', 'backup', '--', file], settings)).toMatch(/ holds \d+ rows of \d+ tables/)
    const again = await npm(['run', 'backup', '--', file], settings)
    expect(again.code).toBe(1)
    expect(again.output).toContain('is there already')
  },
  // Into an embedded database that it makes itself.
  'npm run restore': async (folder) => {
    const file = join(folder, 'backup.tar.zst')
    const source = await ownWorld(join(folder, 'source'))
    await succeed(['run', 'secret:rotate'], source)
    await succeed(['run', 'backup', '--', file], source)
    const DATA_DIR = join(folder, 'restored')
    const output = await succeed(['run', 'restore', '--', file], { DATA_DIR })
    expect(output).toMatch(/\d+ rows of \d+ tables and 0 files are back/)
    expect(output).toMatch(/sealed with the key [0-9a-f]{8}, which is not in/)
    expect(output).toContain('The ledger is right.')
    const again = await npm(['run', 'restore', '--', file], { DATA_DIR })
    expect(again.code).toBe(1)
    expect(again.output).toContain('The database is not empty')
  },
  'npm run secret:rotate': async (DATA_DIR) => {
    const DATABASE_URL = await copyDatabase(templateUrl())
    const first = await succeed(['run', 'secret:rotate'], { DATABASE_URL, DATA_DIR })
    expect(first).toMatch(/0 values are sealed anew; the key in use is [0-9a-f]{8}\./)
    const keys = (await readFile(join(DATA_DIR, 'secret.key'), 'utf8')).trim().split('\n')
    expect(keys).toHaveLength(2)
    const given = { DATABASE_URL, SECRET_KEY: keys[0] ?? '' }
    const { code, output } = await npm(['run', 'secret:rotate'], given)
    expect(code).toBe(1)
    expect(output).toContain('SECRET_KEY begins with the key in use.')
  },
  'npm run migration': async (folder) => {
    await succeed(['run', 'migration', '--', 'session_device', '--to', folder])
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d{4}_session_device\.sql$/)])
  },
  'npm run types': async (folder) => {
    await succeed(['run', 'types', '--', '--to', folder])
    expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toBe(await readFile('db/schema.ts', 'utf8'))
  },
  'npm run screens': async (folder) => {
    await succeed(['run', 'screens', '--', 'office-sign-in', '--to', folder])
    expect(await readdir(join(folder, 'screens'))).toEqual(['office-sign-in.jpg'])
  },
  // Also what holds it to what browsers get and what is installed.
  'npm run notice': async (folder) => {
    await succeed(['run', 'notice', '--', '--to', folder])
    expect(await readFile(join(folder, 'NOTICE'), 'utf8')).toBe(await readFile('NOTICE', 'utf8'))
  },
  'npm run brand': async (folder) => {
    await succeed(['run', 'brand', '--', '--to', folder])
    // The pictures of screens are made by `npm run screens -- install`.
    const drawn = (await readdir('brand/icons')).filter((name) => !name.startsWith('screen-'))
    expect(await readdir(folder)).toEqual(drawn)
  },
  'npm run fonts': async (folder) => {
    await succeed(['run', 'fonts', '--', '--to', folder])
    for (const file of ['figtree.woff2', 'bricolage-grotesque.woff2'])
      expect((await readFile(join(folder, file))).equals(await readFile(join('web/ui/fonts', file)))).toBe(
        true,
      )
  },
}

const test = base.extend<{ folder: string }>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'petisco-command-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

test('every command that the README names is run here', async () => {
  const named = (await readFile('README.md', 'utf8')).match(/\bnpm (?:run [\w:]+|\w+)/g)
  expect([...new Set(named)].sort()).toEqual(Object.keys(runs).sort())
})

for (const [command, run] of Object.entries(runs))
  test(`${command} runs`, async ({ folder }) => {
    test.setTimeout(600_000)
    await run(folder)
  })

test('a command that was set up wrong says so in one line', async () => {
  for (const args of [
    ['ledger:audit'],
    ['secret:rotate'],
    ['backup', '--', 'backup.tar.zst'],
    ['restore', '--', 'backup.tar.zst'],
    ['staff:create', '--', '--name', 'Lúcia', '--email', 'l@test.example'],
  ]) {
    const { code, output } = await npm(['run', '--silent', ...args], { DATABASE_URL: '' })
    expect(code).toBe(1)
    expect(output).toMatch(/^Wrong settings: DATABASE_URL is empty.*$/m)
    expect(output).not.toContain('    at ')
  }
})

/** None of the developer's own settings, nor what is in their .env, may lead a command to a database of theirs. */
async function ownWorld(folder: string) {
  return {
    DATABASE_URL: await copyDatabase(templateUrl()),
    DATA_DIR: folder,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  }
}

function templateUrl() {
  return process.env.TEMPLATE_URL ?? ''
}

type Settings = Readonly<Record<string, string>>

async function succeed(args: readonly string[], settings: Settings = {}) {
  const { code, output } = await npm(args, settings)
  expect(code, output).toBe(0)
  return output
}

async function npm(args: readonly string[], settings: Settings = {}) {
  await using running = begin(args, settings)
  if (running.child.exitCode === null) await once(running.child, 'exit')
  return { code: running.child.exitCode, output: running.output() }
}

function begin(args: readonly string[], settings: Settings) {
  const others = Object.entries(process.env).filter(([name]) => !settingNames.includes(name))
  const child = spawn('npm', args, {
    env: { ...Object.fromEntries(others), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it is ended with it.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded(child)) {
      const ended = once(child, 'exit')
      process.kill(-(child.pid ?? 0), signal)
      await ended
    }
    return output
  }
  return {
    child,
    output: () => output,
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

async function untilItAnswers(url: string, { child, output }: ReturnType<typeof begin>) {
  await expect(async () => {
    if (hasEnded(child)) return
    expect((await fetch(url)).status).toBe(200)
  }).toPass({ timeout: 120_000 })
  expect(hasEnded(child), output()).toBe(false)
}

/** One with a free neighbour: the development server takes two. */
async function freePort(): Promise<number> {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const second = createServer().listen(port + 1, '127.0.0.1')
  const isFree = await once(second, 'listening').then(
    () => true,
    () => false,
  )
  first.close()
  second.close()
  return isFree ? port : freePort()
}
