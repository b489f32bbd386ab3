/**
 * Functions that the oldest browsers of docs/decisions/021-oldest-browsers.md lack. What is added here is added to the
 * `lib` of tsconfig.web.json too: whatever is in neither does not compile.
 */
fillIn(Array.prototype, {
  findLast(this: unknown[], isIt: (item: unknown, place: number, list: unknown[]) => unknown) {
    for (let place = this.length - 1; place >= 0; place -= 1)
      if (isIt(this[place], place, this)) return this[place]
    return undefined
  },
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSorted(this: unknown[], order?: (one: unknown, other: unknown) => number) {
    return [...this].sort(order)
  },
  toSpliced(this: unknown[], ...change: [start: number, count: number, ...added: unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: unknown[], place: number, item: unknown) {
    const copy = [...this]
    copy.splice(place, 1, item)
    return copy
  },
})

fillIn(Map, {
  groupBy(items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) {
    const groups = new Map<unknown, unknown[]>()
    for (const [index, item] of [...items].entries()) {
      const key = keyOf(item, index)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  },
})

fillIn(Promise, {
  withResolvers() {
    let settle = {}
    const promise = new Promise((resolve, reject) => {
      settle = { resolve, reject }
    })
    return { promise, ...settle }
  },
})

fillIn(AbortSignal, {
  any(signals: Iterable<AbortSignal>) {
    const first = new AbortController()
    for (const signal of signals) {
      const follow = () => first.abort(signal.reason)
      if (signal.aborted) follow()
      signal.addEventListener('abort', follow, { signal: first.signal })
    }
    return first.signal
  },
})

/** Not enumerable, like all of the browser's own: a loop over the names of a list must not come upon them. */
function fillIn(owner: object, functions: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}
