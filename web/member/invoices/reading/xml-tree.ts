import type { XmlNode, XmlTree } from '#domain/fiscal-xml.ts'

/** The browser's own parser fetches nothing from outside. The result is undefined if the file is no XML. */
export function xmlTreeOf(bytes: ArrayBuffer): XmlTree | undefined {
  const { documentElement } = new DOMParser().parseFromString(decoded(bytes), 'application/xml')
  if (documentElement.ownerDocument.querySelector('parsererror')) return undefined
  return { [documentElement.localName]: nodeOf(documentElement) }
}

/** The parser takes text, so the encoding that the file declares has to be followed here. */
function decoded(bytes: ArrayBuffer): string {
  const head = new TextDecoder().decode(bytes.slice(0, 200))
  const [, encoding = 'utf-8'] = /^\W*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head) ?? []
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function nodeOf(element: Element): XmlNode {
  const children = [...element.children]
  const text = element.textContent ?? ''
  if (children.length === 0 && element.attributes.length === 0) return text
  const tree: Record<string, XmlNode | XmlNode[]> = {}
  for (const { name, value } of element.attributes) tree[`@${name}`] = value
  for (const child of children) {
    const before = tree[child.localName]
    const node = nodeOf(child)
    tree[child.localName] = before === undefined ? node : [before, node].flat()
  }
  return children.length === 0 ? { ...tree, '#text': text } : tree
}
