import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPrizes } from './demo-prizes.ts'

const folder = new URL('demo/prizes/', import.meta.url)
const has = (file: string) => existsSync(new URL(file, folder))

test('every prize has its own picture, and the big ones three views', () => {
  expect(new Set(demoPrizes.map(({ picture }) => picture)).size).toBe(demoPrizes.length)
  for (const { picture } of demoPrizes) expect([picture, has(`${picture}.webp`)]).toEqual([picture, true])
  const big = demoPrizes.filter(({ price }) => price >= 9000)
  for (const { picture } of big)
    expect([picture, has(`${picture}-2.webp`), has(`${picture}-3.webp`)]).toEqual([picture, true, true])
})

test('every picture comes from a shape, and every shape is a prize', () => {
  const shapes = readdirSync(new URL('../brand/prizes', import.meta.url))
  const models = shapes.filter(
    (file) => file.endsWith('.glsl') && !['shapes.glsl', 'light.glsl'].includes(file),
  )
  const names = models.map((file) => file.replace('.glsl', ''))
  expect(names.toSorted()).toEqual(demoPrizes.map(({ picture }) => picture).toSorted())
  for (const file of readdirSync(folder)) expect(names).toContain(file.replace(/(-\d)?\.webp$/, ''))
})
