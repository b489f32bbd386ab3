/**
 * What each place of a figure shows while it rolls from the one before: a digit passes through those between, upwards
 * if the figure grows; what is no digit, or has none before it, is there at once. `3.250` to `3.412`, the last place:
 * 0, 1, 2.
 */
export function rolledDigits(from: string, to: string, isGrowing: boolean): string[][] {
  const before = [...from].filter(isDigit).reverse()
  const places = [...to].reverse()
  let place = 0
  return places
    .map((shown) => {
      if (!isDigit(shown)) return [shown]
      const old = before[place]
      place += 1
      return old === undefined ? [shown] : digitsBetween(Number(old), Number(shown), isGrowing ? 1 : 9)
    })
    .reverse()
}

const isDigit = (letter: string) => /\d/.test(letter)

function digitsBetween(old: number, shown: number, step: number): string[] {
  const passed = [old]
  for (let digit = old; digit !== shown; ) {
    digit = (digit + step) % 10
    passed.push(digit)
  }
  return passed.map(String)
}
