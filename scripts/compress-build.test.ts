import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBuild } from './compress-build.ts'

const page = '<!doctype html>'.repeat(100)

test('what was built has a smaller form beside it, and nothing else is left', async () => {
  await using folder = await buildOf({ 'index.html': page, 'assets/a.woff2': 'font', 'server/page.js': page })
  await compressBuild(folder.path)
  expect((await readdir(folder.path, { recursive: true })).sort()).toEqual([
    '.compressed',
    'assets',
    'assets/a.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'server',
    'server/page.js',
  ])
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((form) => readFile(join(folder.path, `index.html.${form}`))),
  )
  expect(brotliDecompressSync(br ?? '').toString()).toBe(page)
  expect(gunzipSync(gz ?? '').toString()).toBe(page)
})

test('what was cut off is done again, and what was done is not', async () => {
  await using folder = await buildOf({ 'a.js': page, 'a.js.br': 'half', 'b.js': page })
  await compressBuild(folder.path)
  expect(brotliDecompressSync(await readFile(join(folder.path, 'a.js.br'))).toString()).toBe(page)
  await writeFile(join(folder.path, 'b.js.br'), 'as it was')
  await compressBuild(folder.path)
  expect(await readFile(join(folder.path, 'b.js.br'), 'utf8')).toBe('as it was')
})

test('two processes that compress the same leave it whole', async () => {
  await using folder = await buildOf({ 'a.js': page })
  await Promise.all([compressBuild(folder.path), compressBuild(folder.path)])
  expect(brotliDecompressSync(await readFile(join(folder.path, 'a.js.br'))).toString()).toBe(page)
})

async function buildOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'petisco-build-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder.path, file, '..'), { recursive: true })
    await writeFile(join(folder.path, file), content)
  }
  return folder
}
