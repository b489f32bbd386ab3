import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { colorsIn } from './colors.ts'

const file = (name: string) => readFile(new URL(name, import.meta.url))

test('a colour is read for both themes, or the same for both', () => {
  expect(colorsIn(':root { --ink: light-dark(#111, #EEEEEE); --rail-line: #4a3528; --space: 4px; }')).toEqual(
    new Map([
      ['ink', { light: '#111', dark: '#EEEEEE' }],
      ['rail-line', { light: '#4a3528', dark: '#4a3528' }],
    ]),
  )
})

test('every colour of the style sheet is read', async () => {
  const css = String(await file('colors.css'))
  expect(colorsIn(css).size).toBe(css.match(/^\s*--/gm)?.length)
})

test('the browser’s frame has the colour of the page', async () => {
  const page = colorsIn(String(await file('colors.css'))).get('background')
  const { light, dark } = brand.themeColor
  expect({ light: light.toLowerCase(), dark: dark.toLowerCase() }).toEqual(page)
})

test.each([
  ['icon-192.png', 192, 192, 15],
  ['icon-512.png', 512, 512, 40],
  ['icon-maskable-512.png', 512, 512, 40],
  ['apple-touch-icon.png', 180, 180, 15],
  ['mail-logo.png', 108, 108, 10],
  ['sharing.png', 1200, 630, 100],
  ['sharing-ground.png', 1200, 630, 100],
])('%s is %s by %s and at most %s kB', async (name, width, height, kilobytes) => {
  const png = await file(`icons/${name}`)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
  expect(png.length).toBeLessThan(kilobytes * 1000)
})

test.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
  '%s has no transparent corners',
  async (name) => {
    const colorType = (await file(`icons/${name}`))[25]
    expect(colorType).toBe(2)
  },
)

test('the notice tells for every piece of art whose it is', async () => {
  const notice = String(await file('art/NOTICE.md'))
  const named = [...notice.matchAll(/`([\w-]+\*?)`/g)].map(([, name = '']) => name)
  const art = (await readdir(new URL('art/', import.meta.url))).filter((name) => name.endsWith('.svg'))
  const isNamed = (name: string) =>
    named.some((it) => (it.endsWith('*') ? name.startsWith(it.slice(0, -1)) : `${it}.svg` === name))
  expect(art.length).toBeGreaterThan(40)
  expect(art.filter((name) => !isNamed(name))).toEqual([])
})
