import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moves } from './caramelo-moves.ts'

const art = { idle: '', happy: '-happy', sorry: '-sorry', sleeping: '-sleeping', searching: '-searching' }

test.each(Object.entries(moves))(
  '%s: every part that moves is drawn, and rests within five seconds',
  async (mood, parts) => {
    const file = new URL(`../../brand/art/caramelo${art[mood as keyof typeof art]}.svg`, import.meta.url)
    const drawing = String(await readFile(file))
    expect(parts.length).toBeGreaterThan(0)
    for (const { part, timing } of parts) {
      expect(drawing).toContain(`data-part="${part}"`)
      const { duration, delay = 0, iterations = 1 } = timing
      expect(delay + Number(duration) * iterations).toBeLessThanOrEqual(5000)
    }
  },
)
