import type { KnownProduct } from '#server/catalogue/products.ts'

type Line = { readonly name: string; readonly ean?: string; readonly code: string }

/** How much of a product's title a line must say before it counts as the product. */
const enough = 0.7

/** Which product a line of a document means: by its bar code, by our code, or else by its name, if only one is so alike. */
export function productFor(line: Line, products: readonly KnownProduct[]): KnownProduct | undefined {
  return (
    products.find(({ ean }) => ean && line.ean && bare(ean) === bare(line.ean)) ??
    products.find(({ sku }) => line.code !== '' && sku.toUpperCase() === line.code.toUpperCase()) ??
    mostAlike(line.name, products)
  )
}

/** Bar codes of 8, 12, 13 and 14 digits are one number with zeros before it. */
function bare(ean: string): string {
  return ean.replace(/^0+/, '')
}

function mostAlike(name: string, products: readonly KnownProduct[]): KnownProduct | undefined {
  const said = wordsOf(name)
  const [first, second] = products
    .map((product) => ({ product, likeness: likeness(wordsOf(product.title), said) }))
    .filter((candidate) => candidate.likeness >= enough)
    .sort((one, other) => other.likeness - one.likeness)
  return first && first.likeness !== second?.likeness ? first.product : undefined
}

/** The share of a title's words that a line says; a size that it does not say is another product. */
function likeness(title: readonly string[], said: readonly string[]): number {
  const found = title.filter((word) => said.some((other) => means(other, word)))
  const sizes = title.filter(isSize)
  return sizes.every((size) => found.includes(size)) ? found.length / title.length : 0
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
