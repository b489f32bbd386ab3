/**
 * The calls of pages that are read once, apart from their schemas: nothing is parsed there, and everybody waits for what
 * comes along.
 */
export const textPageCall = { method: 'GET', path: '/text/:page', for: 'anyone' } as const

export const productPageCall = { method: 'GET', path: '/public/products/:slug', for: 'anyone' } as const

export const openClientPageCall = {
  method: 'POST',
  path: '/public/recommendations/:token/open',
  for: 'anyone',
} as const

export const eraseClientCall = {
  method: 'POST',
  path: '/public/recommendations/:token/erase',
  for: 'anyone',
} as const

export const shopsNearCall = {
  method: 'GET',
  path: '/public/recommendations/:token/shops',
  for: 'anyone',
} as const

/** Of the professional whose link to a product this is. */
export function adviserCodeIn(search: URLSearchParams): string | undefined {
  return search.get('por')?.slice(0, 40) || undefined
}

/** All that the HTML of a text may be made of; links are the only element with an attribute, their `href`. */
export const pageElements = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const

/** What the server has answered already of a page that it writes as HTML, by the call and what was asked. */
export type FirstAnswer = {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

/** The element in which the first answers stand as JSON, for the script that takes the page over. */
export const firstAnswersId = 'first-answers'

/** The module of the build that writes public pages as HTML exports a function of this kind. */
export type PublicPageRenderer = (
  address: { readonly pathname: string; readonly search: string },
  answers: readonly FirstAnswer[],
) => Promise<string>
