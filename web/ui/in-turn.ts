let last: Promise<unknown> = Promise.resolve()

/** Pictures are decoded one after the other: two at once are more than a phone of 2 GB has to spare. */
export function inTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  const turn = last.then(decode)
  // Whoever asked is told of a failure; the next one does not wait for it.
  last = turn.catch(() => undefined)
  return turn
}
