/** Files are read and written some at a time, because each waits for a store that may be far away. */
export function* inTens<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += 10) yield values.slice(start, start + 10)
}
