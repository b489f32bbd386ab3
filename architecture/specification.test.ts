import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const text = await readFile('docs/specification.md', 'utf8')
const proof = /\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.ts)\)/g

test('every test that the specification names is there, under its title', async () => {
  expect([...text.matchAll(proof)].length).toBeGreaterThan(200)
  expect(await missingTests(text)).toEqual([])
})

test('every sentence of the specification names its tests', () => {
  const [promises = ''] = text.split('## Deliberate differences')
  const cells = promises.match(/(?<=^\|.* \| )[^|]+(?= \|$)/gm)?.filter((cell) => cell !== 'Shown by') ?? []
  expect(cells.length).toBeGreaterThan(100)
  const left = cells.map((cell) => cell.replace(proof, '').replaceAll('<br>', ''))
  expect(left.filter((rest) => rest !== '')).toEqual([])
})

test('a test that was renamed or is gone is missed', async () => {
  const here = 'architecture/specification.test.ts'
  const planted = `[a test that was renamed](../${here}) [a test](../e2e/gone.spec.ts)`
  expect(await missingTests(planted)).toEqual([
    `${here}: a test that was renamed`,
    'e2e/gone.spec.ts: a test',
  ])
})

async function missingTests(page: string): Promise<string[]> {
  const named = [...page.matchAll(proof)].map(([, title = '', path = '']) => ({ title, path }))
  const found = await Promise.all(
    named.map(async ({ title, path }) => existsSync(path) && (await titlesIn(path)).has(title)),
  )
  return named.filter((_, place) => !found[place]).map(({ title, path }) => `${path}: ${title}`)
}

/** Those of the cases in `test.each` too, where the title is what a second call begins with. */
async function titlesIn(path: string): Promise<Set<string>> {
  const calls = (await readFile(path, 'utf8')).matchAll(/(?:\btest|\))\(\s*(['"`])(.+?)\1,/g)
  return new Set([...calls].map(([, , title = '']) => title))
}
