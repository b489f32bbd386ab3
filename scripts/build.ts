import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Manifest } from 'vite'
import { bundle } from './bundle.ts'
import { notePackages } from './bundled-packages.ts'
import { compressBuild } from './compress-build.ts'
import { filesBelow } from './files-below.ts'
import { prerender } from './prerender.ts'
import { buildPublicPages, takeManifest } from './public-pages.ts'
import { makeInstallable } from './pwa.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = '.stamp'
const inputs = [
  'web',
  'brand',
  'contract',
  'domain',
  'vite.config.ts',
  'vite.public.config.ts',
  'vite.contract.ts',
  'vite.files.ts',
  'vite.preact.ts',
  'scripts/oldest-browsers.ts',
  'package-lock.json',
]

await main({
  isForced: !process.argv.includes('--if-needed'),
  compresses: !process.argv.includes('--compress-later'),
})

async function main({ isForced, compresses }: { isForced: boolean; compresses: boolean }) {
  const stamp = await stampOfInputs()
  if (isForced || (await stampOfDist()) !== stamp) {
    if (!existsSync(join(root, 'node_modules/vite'))) return withoutVite()
    await build(stamp)
  }
  if (compresses) await compressBuild(dist)
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

/** Built aside and moved into place whole, so that nobody serves half a build. */
async function build(stamp: string) {
  const began = performance.now()
  const fresh = await mkdtemp(join(root, 'dist.new-'))
  try {
    const { plugin, packages } = notePackages(root)
    await bundle('apps', {
      plugins: [plugin()],
      worker: { plugins: () => [plugin()] },
      build: { outDir: fresh, manifest: true },
    })
    const manifest = await takeManifest(fresh)
    const publicPages = await buildPublicPages({ root, dist: fresh, plugin })
    await writeFile(join(fresh, 'packages.json'), JSON.stringify(packages()))
    await prerender({ root, dist: fresh, manifest, publicPages })
    await makeInstallable({ root, dist: fresh, shellAssets: memberAssets(manifest) })
    await writeFile(join(fresh, stampFile), stamp)
    // A temporary folder is its maker's alone; who runs the app may be another.
    await chmod(fresh, 0o777 & ~process.umask())
    await moveIntoPlace(fresh)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  console.log(`Web app built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** Everything a member may need offline; nothing of the back office. */
function memberAssets(manifest: Manifest) {
  const ofOffice = new Set(Object.keys(manifest).filter((name) => name.startsWith('office/')))
  const used = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || used.has(chunk.file) || ofOffice.has(name)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) used.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit('member/index.html')
  return [...used].filter((file) => file.startsWith('assets/'))
}

/** Two builds may finish at once; the last one stays. */
async function moveIntoPlace(fresh: string) {
  const old = await mkdtemp(`${fresh}-old-`)
  try {
    await rename(dist, join(old, 'dist')).catch(unless('ENOENT'))
    await rename(fresh, dist)
  } catch (error) {
    unless('ENOTEMPTY', 'EEXIST')(error)
    // A temporary folder is its maker's alone; who runs the app may be another.
    await chmod(fresh, 0o777 & ~process.umask())
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
