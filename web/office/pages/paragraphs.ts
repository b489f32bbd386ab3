/** The paragraphs, headings and points of a text, each as it is read. */
export function paragraphsOf(html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll('h2, h3, p, li')]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
