import type { XmlElement } from './strict-xml.ts'

/** Canonical XML 1.0 of a part that has one namespace, without prefixes, comments and instructions. */
export function canonicalXml(element: XmlElement): string {
  return written(element, ` xmlns="${element.namespace}"`)
}

function written({ name, attributes, children, text }: XmlElement, namespace: string): string {
  let inside = escapedText(text)
  for (const child of children) inside += written(child, '')
  return `<${name}${namespace}${attributesOf(attributes)}>${inside}</${name}>`
}

function attributesOf(attributes: ReadonlyMap<string, string>): string {
  if (attributes.size === 0) return ''
  return [...attributes]
    .filter(([name]) => name !== 'xmlns')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${name}="${value.replace(/[&<"\t\n\r]/g, escaped)}"`)
    .join('')
}

function escapedText(text: string): string {
  return text.replace(/[&<>\r]/g, escaped)
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

function escaped(sign: string): string {
  return escapes[sign] ?? sign
}
