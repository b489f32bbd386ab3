import { type CallExpression, type Node, parseSync, Visitor } from 'oxc-parser'

/** Every global, every member of one, and every method that is called, by the names of `lackingInScripts`. */
export function featuresOfScript(path: string, source: string): ReadonlySet<string> {
  const { program, errors } = parseSync(path, source, { sourceType: 'module' })
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found = new Set<string>()
  const keys = new Set<Node>()
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (computed) return
      keys.add(property)
      if (object.type === 'Identifier' && 'name' in property) found.add(`${object.name}.${property.name}`)
    },
    Property: ({ key, computed }) => void (computed || keys.add(key)),
    MethodDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    CallExpression: (call) => {
      const method = methodOf(call)
      if (method) found.add(`.${method}()`)
    },
    Identifier: (node) => void (keys.has(node) || found.add(node.name)),
  }).visit(program)
  return found
}

/** Whether the module itself waits, and so does whoever needs it. */
export function isWaitingModule(path: string, source: string): boolean {
  let depth = 0
  let isWaiting = false
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: () => {
      isWaiting ||= depth === 0
    },
  }).visit(parseSync(path, source, { sourceType: 'module' }).program)
  return isWaiting
}

function methodOf({ callee }: CallExpression): string | undefined {
  const member = callee.type === 'ChainExpression' ? callee.expression : callee
  if (member.type !== 'MemberExpression' || member.computed || !('name' in member.property)) return undefined
  // A function of a constructor is told by its owner: `Math.max()` is not the `.max()` of something else.
  const isOfGlobal = member.object.type === 'Identifier' && /^[A-Z][a-z]\w/.test(member.object.name)
  return isOfGlobal ? undefined : member.property.name
}

/**
 * Everything in a style sheet by the names of `lackingInStyles`, but for what is asked for first with `@supports` and for
 * values of a property that was given another value before, or under its maker's name, which then stays.
 */
export function featuresOfStyle(source: string): ReadonlySet<string> {
  const found = new Set<string>()
  let block: Block = { isGuarded: false, given: new Set() }
  for (const [, text = '', end] of source.replace(/\/\*.*?\*\//gs, '').matchAll(statements)) {
    const isGuarded = block.isGuarded || text.startsWith('@supports')
    const names = end === '{' ? namesInPrelude(text) : namesInDeclaration(text, block.given)
    if (!isGuarded) for (const name of names) found.add(name)
    if (end === '{') block = { isGuarded, given: new Set(), around: block }
    if (end === '}') block = block.around ?? block
  }
  return found
}

/** In a block of styles, which properties have a value already. */
type Block = { readonly isGuarded: boolean; readonly given: Set<string>; readonly around?: Block }

const statements = /\s*((?:"[^"]*"|'[^']*'|[^{};"'])*)([{};])/g

function namesInPrelude(prelude: string): string[] {
  const [, rule] = /^@([a-z-]+)/.exec(prelude) ?? []
  if (!rule) return Array.from(prelude.matchAll(/::?([a-z][a-z-]*)/g), ([, name]) => `:${name}`)
  const features =
    rule === 'media' ? Array.from(prelude.matchAll(/\(([a-z-]+)/g), ([, name]) => `(${name})`) : []
  return [`@${rule}`, ...features]
}

function namesInDeclaration(text: string, given: Set<string>): string[] {
  const [, property = '', value = ''] = /^([\w-]+):(.*)$/s.exec(text) ?? []
  if (!property) return text ? namesInPrelude(text) : []
  const hasFallback = given.has(property) || given.has(`-webkit-${property}`)
  given.add(property)
  // What has a maker's name in it is for that maker's browsers.
  if (hasFallback || property.startsWith('-')) return []
  const names = Array.from(value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g), ([, name]) => `${name}()`)
  const units = Array.from(value.matchAll(/\d([a-z]{2,5})(?![\w(-])/g), ([, unit]) => unit ?? '')
  const words = value.match(/(?<![\w.#-])[a-z][a-z-]+(?![\w(-])/g) ?? []
  return [...names, ...units, property, ...words.map((word) => `${property}: ${word}`)]
}
