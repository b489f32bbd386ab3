import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = await Array.fromAsync(glob(['*.md', '{bench,docs}/**/*.md']))

test('links between our pages lead somewhere', async () => {
  const texts = new Map(
    await Promise.all(pages.map(async (page) => [page, await readFile(page, 'utf8')] as const)),
  )
  const broken = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#')
      if (/^[a-z]+:/.test(path)) return []
      const target = path ? join(dirname(page), path) : page
      const isThere = existsSync(target) && (!anchor || anchorsOf(texts.get(target) ?? '').includes(anchor))
      return isThere ? [] : [`${page}: ${link}`]
    }),
  )
  expect(pages.length).toBeGreaterThan(50)
  expect(broken).toEqual([])
})

function anchorsOf(text: string) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
