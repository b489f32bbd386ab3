import { describe, expect, it } from 'vitest'
import { acrossPage } from './page-edges.ts'
import type { TextBox } from './text-boxes.ts'

const from = (left: number, right: number, y: number): TextBox => ({
  middle: [(left + right) / 2, y],
  length: right - left,
  height: 20,
  angle: 0,
})

describe('how far across a page a point lies', () => {
  it('is between the edges of its text', () => {
    const across = acrossPage([from(100, 500, 50), from(200, 300, 100), from(100, 500, 150)])
    expect(across([100, 80])).toBeCloseTo(0, 2)
    expect(across([200, 80])).toBeCloseTo(0.25, 2)
    expect(across([500, 80])).toBeCloseTo(1, 2)
  })

  it('stays the same down a column of paper that lies farther away below', () => {
    const [left, right] = [(y: number) => 100 + y / 10, (y: number) => 500 - y / 10]
    const rows = [0, 100, 200, 300, 400].map((y) => from(left(y), right(y), y))
    const across = acrossPage([...rows, from(220, 260, 250)])
    for (const y of [0, 200, 400])
      expect(across([left(y) + 0.3 * (right(y) - left(y)), y])).toBeCloseTo(0.3, 2)
  })
})
