import { type ESTree, type Plugin, parseAst } from 'vite'
import { forServerAlone } from '#contract/endpoint.ts'

/** From here to there the source says something else. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/**
 * A browser is sent the way of each call and the schemas that its forms ask. What the server alone reads of a call is left
 * out; and declaring does nothing by itself, so that the bundler drops whatever nobody asks for.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    transform: {
      // The types are gone by then.
      order: 'post',
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({
        code: edited(code, parseAst(code).body.flatMap(declaredBy).flatMap(editsOf)),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/** The last edit first: those before it keep their places. */
function edited(code: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
    code,
  )
}

function declaredBy(statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => init ?? [])
}

function editsOf(value: ESTree.Expression): Edit[] {
  const { start, end } = value
  const pure = [
    { start, end: start, text: '/*#__PURE__*/ (() => (' },
    { start: end, end, text: '))()' },
  ]
  if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') return pure
  if (value.type !== 'CallExpression') return []
  const { callee, arguments: given } = value
  const [definition] = given
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
  if (!isEndpoint || definition?.type !== 'ObjectExpression') return pure
  return [...pure, ...definition.properties.filter(isForServer).map(leftOut)]
}

function isForServer(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') return false
  const { name } = property.key
  return forServerAlone.some((one) => one === name)
}

function leftOut({ start, end }: ESTree.ObjectPropertyKind): Edit {
  return { start, end, text: '...{}' }
}
