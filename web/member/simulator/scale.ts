import type { Answers } from '#domain/feeding-questions.ts'

type Stops = readonly [number, number, number, number]

/** Light animals, where tenths matter, have as much room on the scale as heavy ones. */
const stops: Readonly<Record<'dog' | 'cat', Stops>> = { dog: [1, 12, 40, 70], cat: [1, 3, 5, 10] }

const stretch = 100
export const scaleLength = 3 * stretch

export function scaleFor({ pet = 'dog', phase }: Answers) {
  const marks = stops[pet]
  const step = pet === 'cat' || phase === 'puppies' ? 0.1 : 0.5
  return {
    marks,
    step,
    /** The first tap on a button starts here. */
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

export function stepped(kilograms: number, step: number): number {
  const steps = step > 0 ? Math.floor(kilograms / step + 1e-9) + 1 : Math.ceil(kilograms / -step - 1e-9) - 1
  return rounded(Math.max(steps, 1) * Math.abs(step), Math.abs(step))
}

function rounded(kilograms: number, step: number): number {
  return Math.round(Math.round(kilograms / step) * step * 10) / 10
}
