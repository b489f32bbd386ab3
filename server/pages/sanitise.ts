import sanitizeHtml from 'sanitize-html'
import { pageElements } from '#contract/public-pages.ts'

/** Removes every element that is not plain text and keeps its words. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...pageElements],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
}
