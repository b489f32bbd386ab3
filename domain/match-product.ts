type Line = { readonly name: string; readonly ean?: string; readonly code: string }
type Product = { readonly title: string; readonly sku: string; readonly ean: string | null }

/** How much of a product's title a line must say before it counts as the product. */
const enough = 0.7

/** Which product a line of a document means: by its bar code, by our code, or else by its name, if only one is so alike. */
export function matchProduct<Known extends Product>(
  line: Line,
  products: readonly Known[],
): Known | undefined {
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
