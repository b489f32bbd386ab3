export type Random = {
  /** From 0 to 1, without 1. */
  readonly share: () => number
  readonly between: (least: number, most: number) => number
  /** A whole number, both ends included. */
  readonly whole: (least: number, most: number) => number
  readonly pick: <Each>(choices: readonly Each[]) => Each
  readonly chance: (share: number) => boolean
  readonly digits: (count: number) => string
}

/** The same numbers for the same seed on every machine (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + share() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  return {
    share,
    between,
    whole,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)]
      if (choice === undefined) throw new Error('There is nothing to pick from')
      return choice
    },
    chance: (chance) => share() < chance,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
