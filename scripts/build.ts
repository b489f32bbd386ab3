import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = '.stamp'
const inputs = ['web', 'brand', 'contract', 'vite.config.ts', 'package-lock.json']
const compressible = /\.(?:html|js|css|svg|json|txt|webmanifest)$/

await main(process.argv.includes('--if-needed'))

async function main(ifNeeded: boolean) {
  const stamp = await stampOfInputs()
  if (ifNeeded && (await stampOfDist()) === stamp) return
  if (!existsSync(join(root, 'node_modules/vite'))) return withoutVite()
  await build(stamp)
}

function withoutVite() {
  if (existsSync(dist)) {
    console.log('Web app: kept as built, because the build tools are not installed.')
    return
  }
  console.error(
    'The web app is not built, and the build tools are not installed: run "npm ci" with dev dependencies.',
  )
  process.exitCode = 1
}

/** Built beside `dist` and moved into place whole, so that nobody ever serves half a build. */
async function build(stamp: string) {
  const began = performance.now()
  const [{ build: bundle }, { prerender }] = await Promise.all([import('vite'), import('./prerender.ts')])
  const fresh = await mkdtemp(join(root, 'dist.new-'))
  try {
    await bundle({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh, manifest: true },
    })
    await prerender({ root, dist: fresh })
    await compressAll(fresh)
    await writeFile(join(fresh, stampFile), stamp)
    await moveIntoPlace(fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  console.log(`Web app built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** Another build may finish in the same moment: whoever comes last replaces the other's. */
async function moveIntoPlace(fresh: string) {
  const old = await mkdtemp(`${fresh}-old-`)
  try {
    await rename(dist, join(old, 'dist')).catch(unless('ENOENT'))
    await rename(fresh, dist)
  } catch (error) {
    unless('ENOTEMPTY', 'EEXIST')(error)
    await moveIntoPlace(fresh)
  } finally {
    await rm(old, { recursive: true, force: true })
  }
}

function unless(...expected: string[]) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && expected.includes(String(error.code)))) throw error
  }
}

async function compressAll(folder: string) {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file))
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

async function compress(file: string) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function stampOfInputs() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    const files = input.includes('.') ? [''] : (await filesBelow(path)).sort()
    const contents = await Promise.all(files.map((file) => readFile(join(path, file))))
    for (const [index, content] of contents.entries())
      hash.update(`${input}/${files[index]}\0`).update(content)
  }
  return hash.digest('hex')
}

async function stampOfDist() {
  const file = join(dist, stampFile)
  return existsSync(file) ? readFile(file, 'utf8') : undefined
}

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
