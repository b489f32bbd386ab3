export function cached<Args extends readonly unknown[], Read>(
  forMs: number,
  read: (...args: Args) => Promise<Read>,
): (...args: Args) => Promise<Read> {
  let last: { read: Promise<Read>; at: number } | undefined
  return (...args) => {
    if (last && performance.now() - last.at < forMs) return last.read
    const now = { read: read(...args), at: performance.now() }
    last = now
    now.read.catch(() => {
      if (last === now) last = undefined
    })
    return now.read
  }
}

/** Keeps what was asked for last, by name; a failure is not kept. */
export function keepLast<Read>(most: number) {
  const kept = new Map<string, Promise<Read>>()
  return (name: string, read: () => Promise<Read>): Promise<Read> => {
    const found = kept.get(name) ?? read()
    kept.delete(name)
    kept.set(name, found)
    found.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
