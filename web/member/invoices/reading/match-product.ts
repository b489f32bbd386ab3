import type { Product } from '#contract/catalogue.ts'
import type { FiscalRow } from '#contract/fiscal-xml.ts'
import { isFoundIn } from '#web/ui/search-text.ts'

type Known = Pick<Product, 'id' | 'title' | 'sku' | 'ean'>

/** Which of our products a row of an invoice is: by its bar code, by our code, or by its name. */
export function matchProduct(row: FiscalRow, products: readonly Known[]): Known | undefined {
  const ean = withoutZeros(row.ean ?? '')
  const code = row.code.toLowerCase()
  return (
    products.find((product) => ean && withoutZeros(product.ean ?? '') === ean) ??
    products.find((product) => code && product.sku.toLowerCase() === code) ??
    // A longer title says more: "Adulto 15 kg" comes before "Adulto".
    products
      .filter(({ title }) => isFoundIn(row.name, title))
      .sort((one, other) => other.title.length - one.title.length)[0]
  )
}

/** Bar codes are written with 13 or 14 digits. */
function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '')
}
