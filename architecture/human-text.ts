import type { JSXAttribute, Node, VisitorObject } from 'oxc-parser'

export type HumanText = { readonly text: string; readonly attribute?: string }

/** Attributes whose value people see or hear, even when it is a single word. */
const readByPeople = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** Attributes that hold several words for the machine. */
const readByMachines = new Set([
  'accept',
  'allow',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'autoComplete',
  'className',
  'content',
  'd',
  'headers',
  'media',
  'pattern',
  'points',
  'preserveAspectRatio',
  'rel',
  'sandbox',
  'sizes',
  'srcSet',
  'strokeDasharray',
  'style',
  'transform',
  'viewBox',
])

/** Collects the words written in JSX where the catalogue's belong. */
export function humanTextCollector(found: HumanText[]): VisitorObject {
  const child = (node: Node) => {
    for (const text of literalsIn(node)) if (/\p{L}/u.test(text)) found.push({ text: text.trim() })
  }
  return {
    JSXElement: (node) => node.children.forEach(child),
    JSXFragment: (node) => node.children.forEach(child),
    JSXAttribute: (node) => {
      const attribute = attributeName(node)
      if (readByMachines.has(attribute) || !node.value) return
      const human = readByPeople.has(attribute) ? /\p{L}/u : /\s\p{L}/u
      for (const text of literalsIn(node.value)) if (human.test(text)) found.push({ text, attribute })
    },
  }
}

/** The texts an expression may come out as: behind `?`, `&&`, `??` and inside templates, but not inside calls. */
function literalsIn(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [node.value]
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map((quasi) => quasi.value.raw).join('…')]
    case 'JSXExpressionContainer':
      return literalsIn(node.expression)
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)]
    default:
      return []
  }
}

function attributeName({ name }: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`
}
