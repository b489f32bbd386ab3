import DOMPurify from 'dompurify'
import { createElement, Fragment, type ReactNode } from 'react'
import { pageElements } from '#contract/pages.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export type Heading = { readonly id: string; readonly text: string }

/** Only the elements that a text needs are created, whatever the server's HTML contains. */
export function partsOf(html: string): { text: ReactNode; headings: readonly Heading[] } {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...pageElements],
    ALLOWED_ATTR: ['href'],
    RETURN_DOM_FRAGMENT: true,
  })
  const headings = named(fragment.querySelectorAll('h2'))
  return { text: createElement(Fragment, null, ...childrenOf(fragment)), headings }
}

function named(elements: Iterable<HTMLElement>): Heading[] {
  const taken = new Set<string>()
  return [...elements].map((element) => {
    const text = element.textContent.trim()
    const name = nameOf(text)
    element.id = taken.has(name) ? `${name}-${taken.size}` : name
    taken.add(element.id)
    return { id: element.id, text }
  })
}

function nameOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child) =>
    child instanceof HTMLElement ? elementOf(child) : child.textContent,
  )
}

function elementOf(element: HTMLElement): ReactNode {
  const children = childrenOf(element)
  const { localName: name, id } = element
  if (name === 'a') return linkOf(element.getAttribute('href'), children)
  return createElement(name, id ? { id, tabIndex: -1 } : null, ...children)
}

function linkOf(href: string | null, children: ReactNode[]): ReactNode {
  if (href === null) return createElement(Fragment, null, ...children)
  const isScreen = href.startsWith('/') && !href.startsWith('//')
  return isScreen
    ? createElement(TextLink, { to: href }, ...children)
    : createElement('a', { href }, ...children)
}
