/** The next round figure at or above: 1, 2, 2.5, 4 or 5 times a power of ten, so that four lines fall on whole figures. */
export function roundUp(value: number): number {
  if (value <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 8, 10].find((each) => each * power >= value) ?? 10
  return step * power
}

export type Step = { readonly from: number; readonly to: number }

/** Where each bar of a waterfall begins and ends: the first and last stand on the ground, the others on one another. */
export function waterfallOf(opening: number, changes: readonly number[]): Step[] {
  const steps: Step[] = [{ from: 0, to: opening }]
  let level = opening
  for (const change of changes) {
    steps.push({ from: level, to: level + change })
    level += change
  }
  return [...steps, { from: 0, to: level }]
}

/** Where the axis begins: above nought only where the changes would otherwise be too small to see. */
export function groundOf(steps: readonly Step[]): number {
  const levels = steps.flatMap(({ from, to }) => [from, to]).filter((level) => level !== 0)
  const lowest = Math.min(...levels)
  const highest = Math.max(...levels)
  if (levels.length === 0 || lowest <= 0 || highest - lowest > highest / 3) return 0
  const room = Math.max((highest - lowest) / 2, 1)
  const power = 10 ** Math.floor(Math.log10(room))
  return Math.max(Math.floor((lowest - room) / power) * power, 0)
}

const lineHeight = 16

/** Names that would stand on one another move away from each other, the upper one up. */
export function apart(heights: readonly number[]): number[] {
  const [first = 0, second] = heights
  if (second === undefined || Math.abs(first - second) >= lineHeight) return [...heights]
  const middle = (first + second) / 2
  const [upper, lower] = [middle - lineHeight / 2, middle + lineHeight / 2]
  return first <= second ? [upper, lower] : [lower, upper]
}
