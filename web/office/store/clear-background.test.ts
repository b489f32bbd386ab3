import { expect, test } from 'vitest'
import { clearBackground } from './clear-background.ts'

/** One letter a pixel: white ground, dim ground, an edge, a lighter edge, the thing. */
const greys: Record<string, number> = { w: 255, d: 235, e: 212, l: 225, x: 60 }

function picture(rows: readonly string[]) {
  const width = rows[0]?.length ?? 0
  const values = [...rows.join('')].flatMap((letter) => {
    const grey = greys[letter] ?? 0
    return [grey, grey, grey, 255]
  })
  return { data: new Uint8ClampedArray(values), width, height: rows.length }
}

function alphas(rows: readonly string[], threshold: number): number[][] {
  const { data, width, height } = picture(rows)
  clearBackground({ data, width, height }, threshold)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => data[(y * width + x) * 4 + 3] ?? 0),
  )
}

test('the ground becomes transparent, and white inside the thing stays', () => {
  const seen = alphas(['wwwww', 'wxxxw', 'wxwxw', 'wxxxw', 'wwwww'], 12)
  expect(seen[0]).toEqual([0, 0, 0, 0, 0])
  expect(seen[2]).toEqual([0, 255, 255, 255, 0])
})

test('a higher threshold takes a dimmer ground too', () => {
  expect(alphas(['ddd', 'dxd', 'ddd'], 24)[0]).toEqual([0, 0, 0])
  const [first = []] = alphas(['ddd', 'dxd', 'ddd'], 4)
  expect(first[0]).toBeGreaterThan(0)
})

test('the edge fades, and the white that was mixed into it is taken out', () => {
  const { data, width, height } = picture(['wwwww', 'wexew', 'wwwww'])
  clearBackground({ data, width, height }, 12)
  const edge = data.subarray((width + 1) * 4, (width + 1) * 4 + 4)
  expect(edge[3]).toBeGreaterThan(0)
  expect(edge[3]).toBeLessThan(255)
  expect(edge[0]).toBeLessThan(212)
  expect(data[(width + 2) * 4 + 3]).toBe(255)
})

test('the fading does not go on into a light part behind a dark edge', () => {
  const seen = alphas(['wwwww', 'wellx', 'wwwww'], 12)[1] ?? []
  expect(seen[1]).toBeLessThan(255)
  const inside = alphas(['xwx', 'xex', 'xlx', 'xxx'], 12)
  expect(inside[2]?.[1]).toBe(255)
})

test('a picture without a light ground stays as it is', () => {
  expect(alphas(['xxx', 'xwx', 'xxx'], 60).flat()).toEqual(Array.from({ length: 9 }, () => 255))
})
