import { wordingOf } from './product-wording.ts'

type Line = { readonly name: string; readonly ean?: string; readonly code: string }
export type Product = {
  readonly id: string
  readonly title: string
  readonly sku: string
  readonly ean: string | null
}

/** What one issuer calls a product, as somebody of the team has confirmed it; a list of codes has no wordings. */
export type Wording = {
  readonly wording: string | null
  readonly code: string | null
  readonly productId: string
}

/** By the bar code, by a code of ours or of the issuer, as confirmed before, or by the words of the name. */
export type MatchedBy = 'ean' | 'code' | 'wording' | 'words'

/** How much of a product's title a line must say before it counts as the product. */
const enough = 0.7

/** Which product a line of a document means, and why; by words only if no other product is so alike. */
export function matchProduct<Known extends Product>(
  line: Line,
  products: readonly Known[],
  wordings: readonly Wording[] = [],
): { readonly product: Known; readonly by: MatchedBy } | undefined {
  const ofWording = (isMeant: (wording: Wording) => boolean) => {
    const meant = wordings.find(isMeant)
    return meant && products.find(({ id }) => id === meant.productId)
  }
  const code = line.code.toUpperCase()
  const name = wordingOf(line.name)
  const found: readonly [MatchedBy, () => Known | undefined][] = [
    ['ean', () => products.find(({ ean }) => ean && line.ean && isSameEan(ean, line.ean))],
    ['code', () => products.find(({ sku }) => code !== '' && sku.toUpperCase() === code)],
    ['code', () => ofWording((one) => code !== '' && one.code?.toUpperCase() === code)],
    ['wording', () => ofWording(({ wording }) => wording === name)],
    ['words', () => mostAlike(line.name, products)],
  ]
  for (const [by, find] of found) {
    const product = find()
    if (product) return { product, by }
  }
  return undefined
}

/** Bar codes of 8, 12, 13 and 14 digits are one number with zeros before it. */
export function isSameEan(one: string, other: string): boolean {
  return bareEan(one) === bareEan(other)
}

/** By this, bar codes that are the same are the same text. */
export function bareEan(ean: string): string {
  return ean.startsWith('0') ? ean.replace(/^0+/, '') : ean
}

/** Of two titles that a line says whole, the longer one says more: "Adulto 15 kg" comes before "Adulto". */
function mostAlike<Known extends Product>(name: string, products: readonly Known[]): Known | undefined {
  const said = wordsOf(name)
  const [first, second] = products
    .map((product) => ({ product, ...likeness(wordsOf(product.title), said) }))
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.share - one.share || other.words - one.words)
  if (!first) return undefined
  const isAlone = first.share !== second?.share || first.words !== second.words
  return isAlone ? first.product : undefined
}

/** How many of a title's words a line says, and their share; a size that it does not say is another product. */
function likeness(title: readonly string[], said: readonly string[]) {
  const found = title.filter((word) => said.some((other) => means(other, word)))
  const sizes = title.filter(isSize)
  const isOfItsSize = sizes.every((size) => found.includes(size))
  return { words: found.length, share: isOfItsSize ? found.length / title.length : 0 }
}

/** Tills shorten words, never sizes. */
function means(said: string, word: string): boolean {
  if (isSize(said) || isSize(word)) return said === word
  return said.length >= 3 ? word.startsWith(said) || said.startsWith(word) : said === word
}

function isSize(word: string): boolean {
  return /^\d/.test(word)
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)\s+(kg|g)\b/g, '$1$2')
    .split(/[^a-z\d,.]+/)
    .map((word) => word.replace(/^[.,]+|[.,]+$/g, ''))
    .filter((word) => word.length > 1)
}
