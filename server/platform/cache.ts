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
