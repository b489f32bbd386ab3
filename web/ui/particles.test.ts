import { expect, test } from 'vitest'
import { burst, particleAt } from './particles.ts'

const room = { count: 72, width: 390, height: 212, colors: 6 }

test('one seed is one celebration', () => {
  expect(burst({ seed: 7, ...room })).toEqual(burst({ seed: 7, ...room }))
  expect(burst({ seed: 7, ...room })).not.toEqual(burst({ seed: 8, ...room }))
})

test('particles rise from both lower corners, fall again, and are gone in less than two seconds', () => {
  const particles = burst({ seed: 7, ...room })
  expect(new Set(particles.map(({ shape }) => shape))).toEqual(new Set(['strip', 'coin', 'paw']))
  for (const particle of particles) {
    expect(particle.color).toBeLessThan(room.colors)
    const ways = Array.from({ length: 181 }, (_, step) => particleAt(particle, step / 100))
    const highest = Math.min(...ways.map(({ y }) => y))
    expect(highest).toBeLessThan(room.height)
    expect(ways.at(-1)?.y).toBeGreaterThan(highest)
    expect(particle.lifeSeconds).toBeLessThan(2)
    expect(particleAt(particle, particle.lifeSeconds).opacity).toBe(0)
    // Towards the middle first, whichever corner they come from.
    expect(Math.sign((ways[10]?.x ?? 0) - particle.x)).toBe(particle.x < room.width / 2 ? 1 : -1)
  }
  expect(particles.some(({ x }) => x < 195) && particles.some(({ x }) => x > 195)).toBe(true)
})

test('where one is depends on the time alone, not on the frames before', () => {
  const [particle] = burst({ seed: 7, ...room })
  if (!particle) throw new Error('no particle')
  for (const seconds of [0.1, 0.2, 0.3]) particleAt(particle, seconds)
  expect(particleAt(particle, 1)).toEqual(particleAt({ ...particle }, 1))
  expect(particleAt(particle, 0)).toMatchObject({ x: particle.x, y: particle.y, turn: particle.turn })
})
