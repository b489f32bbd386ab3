type Field = readonly [name: string, value: string]
type Tree = Map<string, string | Tree>

const deepest = 4

/**
 * `products[0][value]` becomes a nested body. One of the `lists` may also come as generated clients send it: as JSON, in
 * one field or in a field for each of its items. Undefined if two fields contradict each other.
 */
export function nestedBody(
  fields: readonly Field[],
  lists: readonly string[] = [],
): Record<string, unknown> | undefined {
  const written = lists.flatMap((name) => {
    const list = listIn(fields.filter(([field]) => field === name).map(([, value]) => value))
    return list ? [[name, list] as const] : []
  })
  const names = new Set(written.map(([name]) => name))
  const tree: Tree = new Map()
  const others = fields.filter(([name]) => !names.has(name))
  const fit = others.every(
    ([name, value]) => !names.has(pathOf(name)[0] ?? '') && place(tree, pathOf(name), value),
  )
  return fit ? { ...bodyOf(tree), ...Object.fromEntries(written) } : undefined
}

function listIn(values: readonly string[]): unknown[] | undefined {
  if (values.length === 0) return undefined
  try {
    const items: unknown[] = values.map((value) => JSON.parse(value))
    return items.length === 1 && Array.isArray(items[0]) ? items[0] : items
  } catch {
    // Told as a wrong field where the body is checked.
    return undefined
  }
}

function pathOf(name: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name) ?? []
  return first === undefined ? [name] : [first, ...rest.split(/[[\]]+/).filter(Boolean)]
}

function place(tree: Tree, [name = '', ...below]: readonly string[], value: string): boolean {
  const there = tree.get(name)
  if (below.length === 0) {
    tree.set(name, value)
    return there === undefined
  }
  if (typeof there === 'string' || below.length >= deepest) return false
  const branch: Tree = there ?? new Map()
  tree.set(name, branch)
  return place(branch, below, value)
}

function bodyOf(tree: Tree): Record<string, unknown> {
  return Object.fromEntries(
    [...tree].map(([name, value]) => [name, typeof value === 'string' ? value : listOrBody(value)]),
  )
}

function listOrBody(tree: Tree) {
  const body = bodyOf(tree)
  const places = Array.from({ length: tree.size }, (_, index) => String(index))
  return places.every((place) => tree.has(place)) ? places.map((place) => body[place]) : body
}
