import sanitizeHtml from 'sanitize-html'
import { pageElements } from '#contract/pages.ts'

/** The text without anything that could act or pretend: what is no plain text element goes, its words stay. */
export function harmless(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...pageElements],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
}
