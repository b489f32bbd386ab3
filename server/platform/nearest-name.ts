export function nearestName(typed: string, names: readonly string[]): string | undefined {
  return names.find((name) => typingErrors(typed.toUpperCase(), name) <= mostErrors(name))
}

/** However far it is. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const errors = (name: string) => typingErrors(typed.toUpperCase(), name)
  return names.toSorted((one, other) => errors(one) - errors(other))[0]
}

/** In a short name one letter makes another word: PORT and SORT. */
function mostErrors(name: string) {
  if (name.length < 8) return -1
  return name.length < 12 ? 1 : 2
}

function typingErrors(typed: string, meant: string): number {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = current
  }
  return at(last, meant.length)
}

function at(row: readonly number[], column: number) {
  return row[column] ?? Number.POSITIVE_INFINITY
}
