type Field = readonly [name: string, value: string]
type Tree = Map<string, string | Tree>

const deepest = 4

/** `products[0][value]` becomes a nested body. Undefined if two fields contradict each other. */
export function nestedBody(fields: readonly Field[]): Record<string, unknown> | undefined {
  const tree: Tree = new Map()
  return fields.every(([name, value]) => place(tree, pathOf(name), value)) ? bodyOf(tree) : undefined
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
