import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { licenceOf, nameOf, productionPackages } from './licences.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')

test('NOTICE names every package that is installed to run, with its version and licence', async () => {
  const notice = await read('NOTICE')
  const packages = productionPackages(JSON.parse(await read('package-lock.json')))
  expect(packages.map(({ path }) => nameOf(path))).toEqual(
    expect.arrayContaining(['fastify', 'kysely', 'pg']),
  )
  const lines = packages.map(({ path, version, license }) => `${nameOf(path)} ${version}, ${license}`)
  expect(lines.filter((line) => !notice.includes(`\n${line}\n`))).toEqual([])
  expect(packages.filter(({ license }) => !license)).toEqual([])
})

test('a licence is what the package itself holds', async () => {
  const { name, text, holders } = await licenceOf(root, {
    path: 'node_modules/react',
    version: '0',
    license: 'MIT',
  })
  expect([name, holders]).toEqual(['react', ['Copyright (c) Meta Platforms, Inc. and affiliates.']])
  expect(text).toBe(await read('node_modules/react/LICENSE'))
})

test('what is ours has no licence yet, and says so', async () => {
  expect(JSON.parse(await read('package.json')).license).toBe('UNLICENSED')
  expect(await read('LICENSE')).toContain('All rights reserved')
  for (const file of ['LICENSE', 'NOTICE']) expect(await read('README.md')).toContain(`[${file}](${file})`)
  expect(existsSync(join(root, 'brand/art/NOTICE.md'))).toBe(true)
})
