import { posix } from 'node:path'
import { type ImportDeclaration, type Node, parseSync, Visitor } from 'oxc-parser'
import { type HumanText, humanTextCollector } from './human-text.ts'

/** Source texts by path below the root; a planted violation is simply one more entry. */
export type Sources = Readonly<Record<string, string>>

export type Import = {
  readonly specifier: string
  /** The file it means, when it is one of ours. */
  readonly target?: string
  /** It comes with the file: it is no type, and not fetched later. */
  readonly isLoaded: boolean
}

/** What the rules want to know of one file. */
export type Facts = {
  readonly path: string
  readonly imports: readonly Import[]
  /** What is taken by name from a package: `useState of react`. */
  readonly takenNames: readonly string[]
  readonly classes: readonly string[]
  readonly readsEnvironment: boolean
  readonly setAside: readonly string[]
  readonly humanTexts: readonly HumanText[]
  /** Names read one from another, `words.roles[role]` as `words`, `roles`, `*`. */
  readonly accesses: readonly (readonly string[])[]
  /** Texts that something is compared with, or looked for among. */
  readonly comparedTexts: readonly string[]
  /** Every text written in it that begins like an address: `/loja`, or `/loja/` before something filled in. */
  readonly addresses: readonly string[]
  /** What reads a text that was written for people: `split` of a date, `Number` of an amount. */
  readonly formattedTextReaders: readonly string[]
}

export function factsOf(sources: Sources): readonly Facts[] {
  return Object.entries(sources).map(([path, source]) =>
    /\.(ts|tsx|mjs)$/.test(path) ? parse(path, source) : { ...noFacts, path },
  )
}

const noFacts = {
  imports: [],
  takenNames: [],
  classes: [],
  readsEnvironment: false,
  setAside: [],
  humanTexts: [],
  accesses: [],
  comparedTexts: [],
  addresses: [],
  formattedTextReaders: [],
}

function parse(path: string, source: string): Facts {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const specifiers: string[] = []
  const loaded = new Set<string>()
  const load = (node: { source: { value: string } }, kind: string | undefined) => {
    specifiers.push(node.source.value)
    if (kind !== 'type') loaded.add(node.source.value)
  }
  const takenNames: string[] = []
  const classes: string[] = []
  const setAside: string[] = []
  const accesses: string[][] = []
  const comparedTexts: string[] = []
  const addresses: string[] = []
  const humanTexts: HumanText[] = []
  const formattedTextReaders: string[] = []
  let readsEnvironment = false
  new Visitor({
    ImportDeclaration: (node) => {
      load(node, node.importKind)
      takenNames.push(...namesTaken(node))
      if (importsEnvironment(node)) readsEnvironment = true
    },
    ExportNamedDeclaration: ({ source, exportKind }) => source && load({ source }, exportKind),
    ExportAllDeclaration: (node) => load(node, node.exportKind),
    ImportExpression: (node) => isText(node.source) && specifiers.push(node.source.value),
    TSImportType: (node) => specifiers.push(node.source.value),
    ClassDeclaration: (node) => classes.push(node.id?.name ?? 'without a name'),
    ClassExpression: (node) => classes.push(node.id?.name ?? 'without a name'),
    VariableDeclarator: (node) => {
      if (node.init && takesEnvironment(node.id, node.init)) readsEnvironment = true
    },
    Literal: (node) => isText(node) && isAddress(node.value) && addresses.push(node.value),
    TemplateElement: ({ value }) => isAddress(value.raw) && addresses.push(value.raw),
    CallExpression: ({ callee, arguments: given }) => {
      const reader = chainOf(callee).at(-1) ?? ''
      const isOfText =
        callee.type === 'MemberExpression' && isFormatted(callee.object) && textReaders.test(reader)
      if (isOfText || (valueReaders.test(reader) && given.some(isFormatted)))
        formattedTextReaders.push(reader)
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (isNamed(callee, 'Date') && given.some(isFormatted)) formattedTextReaders.push('Date')
    },
    MemberExpression: (node) => {
      const chain = chainOf(node)
      accesses.push(chain)
      if (chain.join('.').startsWith('process.env')) readsEnvironment = true
      if (isSetAside(chain)) setAside.push(chain.join('.'))
    },
    BinaryExpression: ({ operator, left, right }) => {
      if (/^[!=]==?$/.test(operator)) comparedTexts.push(...textsAmong([left, right]))
    },
    ArrayExpression: ({ elements }) => comparedTexts.push(...textsAmong(elements)),
    ...humanTextCollector(humanTexts),
  }).visit(program)
  const imports = [...new Set(specifiers)].map((specifier) => ({
    ...importOf(path, specifier),
    isLoaded: loaded.has(specifier),
  }))
  return {
    path,
    imports,
    takenNames,
    classes,
    readsEnvironment,
    setAside,
    humanTexts,
    accesses,
    comparedTexts,
    addresses,
    formattedTextReaders,
  }
}

const textReaders = /^(split|match|matchAll|replace|replaceAll|slice|substring|indexOf|at|charAt)$/
const valueReaders = /^(Number|parseInt|parseFloat|parse|BigInt)$/

/** `it.format(…)`, `date.toLocaleDateString(…)` */
function isFormatted(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  return /^(format|toLocale(Date|Time)?String)$/.test(chainOf(node.callee).at(-1) ?? '')
}

function textsAmong(nodes: readonly (Node | null)[]): string[] {
  return nodes.flatMap((node) => (node && isText(node) ? [node.value] : []))
}

function isAddress(text: string): boolean {
  return /^\/[a-z]/.test(text)
}

function importOf(path: string, specifier: string): Omit<Import, 'isLoaded'> {
  const file = specifier.replace(/\?.*$/, '')
  if (file.startsWith('#')) return { specifier, target: file.slice(1) }
  if (file.startsWith('.')) return { specifier, target: posix.join(posix.dirname(path), file) }
  return { specifier }
}

function namesTaken({ source, specifiers }: ImportDeclaration): string[] {
  return specifiers.flatMap((taken) => {
    if (taken.type !== 'ImportSpecifier') return [`* of ${source.value}`]
    const { imported } = taken
    return `${imported.type === 'Identifier' ? imported.name : imported.value} of ${source.value}`
  })
}

/** `import { env } from 'node:process'` */
function importsEnvironment({ source, specifiers }: ImportDeclaration): boolean {
  return (
    /^(node:)?process$/.test(source.value) &&
    specifiers.some((one) => one.type === 'ImportSpecifier' && isNamed(one.imported, 'env'))
  )
}

/** `const { env } = process` */
function takesEnvironment(pattern: Node, value: Node): boolean {
  return (
    isNamed(value, 'process') &&
    pattern.type === 'ObjectPattern' &&
    pattern.properties.some((one) => one.type === 'Property' && isNamed(one.key, 'env'))
  )
}

function isSetAside([root = '', ...names]: readonly string[]): boolean {
  return (
    ['test', 'it', 'describe', 'suite'].includes(root) &&
    ['skip', 'only', 'todo', 'fixme'].includes(names.at(-1) ?? '')
  )
}

function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ChainExpression') return chainOf(node.expression)
  if (node.type !== 'MemberExpression') return ['()']
  const { object, property } = node
  const name = !node.computed ? nameOf(property) : isText(property) ? property.value : '*'
  return [...chainOf(object), name]
}

function nameOf(node: Node): string {
  return 'name' in node && typeof node.name === 'string' ? node.name : '*'
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function isText(node: Node): node is Node & { type: 'Literal'; value: string } {
  return node.type === 'Literal' && typeof node.value === 'string'
}
