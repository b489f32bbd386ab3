import type { Answers } from '#domain/feeding-questions.ts'

type Stops = readonly [number, number, number, number]

/** The marks of the scale: light animals, where tenths matter, have as much room on it as heavy ones. */
const stops: Readonly<Record<'dog' | 'cat', Stops>> = { dog: [1, 12, 40, 70], cat: [1, 3, 5, 10] }

/** Positions from one mark to the next. */
const stretch = 100
export const scaleLength = 3 * stretch

export function scaleFor({ pet = 'dog', phase }: Answers) {
  const marks = stops[pet]
  const step = pet === 'cat' || phase === 'puppies' ? 0.1 : 0.5
  return {
    marks,
    step,
    /** Where the first tap on a button starts from. */
    usual: phase === 'puppies' ? marks[0] : marks[1],
    positionOf: (kilograms: number) => {
      const found = marks.findIndex((_, at) => kilograms < (marks[at + 1] ?? 0))
      if (kilograms <= marks[0]) return 0
      if (found < 0) return scaleLength
      const [from = 0, to = 0] = marks.slice(found)
      return Math.round((found + (kilograms - from) / (to - from)) * stretch)
    },
    kilogramsAt: (position: number) => {
      const at = Math.min(Math.floor(position / stretch), 2)
      const [from = 0, to = 0] = marks.slice(at)
      return rounded(from + (position / stretch - at) * (to - from), step)
    },
  }
}

/** One step up or down, landing on whole steps. */
export function stepped(kilograms: number, step: number): number {
  const steps = step > 0 ? Math.floor(kilograms / step + 1e-9) + 1 : Math.ceil(kilograms / -step - 1e-9) - 1
  return rounded(Math.max(steps, 1) * Math.abs(step), Math.abs(step))
}

function rounded(kilograms: number, step: number): number {
  return Math.round(Math.round(kilograms / step) * step * 10) / 10
}
