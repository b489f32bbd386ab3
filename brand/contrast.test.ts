import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { colorsIn } from './colors.ts'

const colors = colorsIn(await readFile(new URL('colors.css', import.meta.url), 'utf8'))

const grounds = ['background', 'surface', 'surface-tinted']
const onGrounds = (...names: string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const))

/** Every pair that text is written in: 4.5 to 1. */
const texts = [
  ...onGrounds('ink', 'ink-secondary', 'action', 'caramel-text', 'error'),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-action-soft', 'action-soft'],
  ['on-hero', 'hero'],
  ['on-hero', 'hero-track'],
  ['on-hero-secondary', 'hero'],
  ['on-hero-secondary', 'hero-track'],
  ['on-caramel', 'caramel'],
  ['on-caramel-soft', 'caramel-soft'],
  ...['success', 'attention', 'error', 'info'].map((status) => [status, `${status}-soft`] as const),
  ...['success-soft', 'attention-soft', 'error-soft', 'info-soft'].map((ground) => ['ink', ground] as const),
] as const

/** Edges of controls, progress and focus: 3 to 1. */
const graphics = [
  ...onGrounds('control', 'focus'),
  ['progress', 'caramel-soft'],
  ['caramel', 'hero'],
  ['caramel', 'hero-track'],
] as const

const cases = (pairs: readonly (readonly [string, string])[], least: number) =>
  pairs.flatMap(([front, ground]) =>
    (['light', 'dark'] as const).map((theme) => ({ front, ground, theme, least })),
  )

test.for([...cases(texts, 4.5), ...cases(graphics, 3)])(
  '$front on $ground, $theme: at least $least to 1',
  ({ front, ground, theme, least }) => {
    const [one, other] = [colors.get(front)?.[theme] ?? '', colors.get(ground)?.[theme] ?? '']
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  },
)

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
})

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
