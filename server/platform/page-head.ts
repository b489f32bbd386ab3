import { brand } from '#brand/brand.ts'
import { type FirstAnswer, firstAnswersId } from '#contract/public-pages.ts'

/** What search engines and the previews of messengers read of a page, which run no script. */
export type PageHead = {
  /** The page's own, unless said. */
  readonly title?: string
  readonly description: string
  /** From the top of the site; the brand's picture unless said. */
  readonly image?: string
  /** For who has the link, and for no search engine. */
  readonly isPrivate?: boolean
  /** As schema.org names them. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** What the page asks for first, answered: with it the page is written as HTML. */
  readonly answers?: readonly FirstAnswer[]
}

type Place = {
  readonly path: string
  readonly publicUrl: string
  /** The page itself, as HTML. */
  readonly written?: string | undefined
}

export function filledPage(html: string, head: PageHead, { path, publicUrl, written }: Place): string {
  const address = new URL(path, publicUrl).href
  const title = escaped(head.title ?? '') || (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? brand.name)
  const description = escaped(head.description)
  const image = escaped(new URL(head.image ?? '/icons/sharing.png', publicUrl).href)
  const tags = [
    `<meta name="description" content="${description}">`,
    head.isPrivate
      ? '<meta name="robots" content="noindex, nofollow">'
      : `<link rel="canonical" href="${escaped(address)}"><meta property="og:url" content="${escaped(address)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escaped(brand.name)}">`,
    `<meta property="og:locale" content="pt_BR">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.facts
      ? [
          `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...head.facts })}</script>`,
        ]
      : []),
  ]
  const filled = html
    .replace(/\s*<meta property="og:[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>${tags.join('')}`)
  if (written === undefined) return filled
  const answers = `<script type="application/json" id="${firstAnswersId}">${jsonInHtml(head.answers)}</script>`
  return filled.replace(
    /(<div id="root"[^>]*>).*(<\/div>\s*<\/body>)/s,
    (_built, begin: string, end: string) => `${begin}${written}</div>${answers}${end.slice('</div>'.length)}`,
  )
}

/** Asked for before anything else of the page, and seen in the place that the page has for it. */
export function withLargestPicture(html: string, link: string): string {
  const address = escaped(link)
  return html
    .replace('<head>', `<head><link rel="preload" as="image" fetchpriority="high" href="${address}">`)
    .replace(/ hidden(?= data-largest)/, ` src="${address}"`)
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** No text may end the element that it stands in. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** As much of a text as search engines show. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
