import { createElement, Fragment, type ReactNode } from 'react'
import { pageElements } from '#contract/public-pages.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export type Heading = { readonly id: string; readonly text: string }

type Part = string | Element
type Element = { readonly name: string; readonly href: string | undefined; readonly parts: Part[] }

/**
 * Only the elements that a text needs are created, whatever the server's HTML contains, and of their attributes only
 * where a link leads. It is read without a DOM, so that the server can write the same page.
 */
export function partsOf(html: string): { text: ReactNode; headings: readonly Heading[] } {
  const read = readHtml(html)
  const named = new Map<Element, Heading>()
  for (const element of elementsIn(read))
    if (element.name === 'h2') named.set(element, headingOf(element, named))
  const text = createElement(Fragment, null, ...read.map((part) => shown(part, named)))
  return { text, headings: [...named.values()] }
}

/** What is not for readers, with all that it holds. */
const hidden =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|title|textarea|iframe|noscript|svg|math|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** The beginning or the end of an element, or words. */
const token = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(?:>|$)|[^<]+|</gi

function readHtml(html: string): Part[] {
  const top: Element = { name: '', href: undefined, parts: [] }
  const open = [top]
  for (const [words, end, written, attributes = ''] of html.replace(hidden, '').matchAll(token)) {
    const name = pageElements.find((element) => element === written?.toLowerCase())
    if (written === undefined) open.at(-1)?.parts.push(decoded(words))
    else if (name) (end ? close : begin)(name, open, attributes)
  }
  return top.parts
}

function begin(name: string, open: Element[], attributes: string) {
  const element = { name, href: name === 'a' ? hrefIn(attributes) : undefined, parts: [] }
  open.at(-1)?.parts.push(element)
  if (name !== 'br') open.push(element)
}

function close(name: string, open: Element[]) {
  const begun = open.findLast((element) => element.name === name)
  if (begun) open.length = open.indexOf(begun)
}

function hrefIn(attributes: string): string | undefined {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const href = decoded(double ?? single ?? bare ?? '').trim()
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (written, decimal, hex, name) =>
    name
      ? (signs[name] ?? written)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

function* elementsIn(parts: readonly Part[]): Generator<Element> {
  for (const part of parts) {
    if (typeof part === 'string') continue
    yield part
    yield* elementsIn(part.parts)
  }
}

function headingOf(element: Element, before: ReadonlyMap<Element, Heading>): Heading {
  const text = wordsIn(element.parts).trim()
  const name = nameOf(text)
  const isTaken = [...before.values()].some(({ id }) => id === name)
  return { id: isTaken ? `${name}-${before.size}` : name, text }
}

function wordsIn(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : wordsIn(part.parts))).join('')
}

function nameOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

function shown(part: Part, named: ReadonlyMap<Element, Heading>): ReactNode {
  if (typeof part === 'string') return part
  const children = part.parts.map((child) => shown(child, named))
  if (part.name === 'a') return linkOf(part.href, children)
  const id = named.get(part)?.id
  return createElement(part.name, id ? { id, tabIndex: -1 } : null, ...children)
}

function linkOf(href: string | undefined, children: ReactNode[]): ReactNode {
  if (href === undefined) return createElement(Fragment, null, ...children)
  return href.startsWith('/')
    ? createElement(TextLink, { to: href }, ...children)
    : createElement('a', { href }, ...children)
}
