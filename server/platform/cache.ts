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

type Kept = { readonly content: Promise<Buffer>; bytes: number }

/** Keeps what was asked for last, by name, up to so many bytes with the names; a failure is not kept. */
export function keepLast(mostBytes: number) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(name: string, entry: Kept) {
    if (kept.get(name) !== entry) return
    kept.delete(name)
    bytes -= entry.bytes
  }

  function weigh(name: string, entry: Kept, contentBytes: number) {
    entry.bytes = contentBytes + Buffer.byteLength(name)
    bytes += entry.bytes
    for (const [oldestName, oldest] of kept) {
      if (bytes <= mostBytes) return
      drop(oldestName, oldest)
    }
  }

  return (name: string, read: () => Promise<Buffer>): Promise<Buffer> => {
    const found = kept.get(name)
    const entry = found ?? { content: read(), bytes: 0 }
    kept.delete(name)
    kept.set(name, entry)
    if (!found)
      entry.content.then(
        (content) => weigh(name, entry, content.byteLength),
        () => drop(name, entry),
      )
    return entry.content
  }
}
