import { DistributorRow } from '#contract/invoices-codes.ts'
import { csvRecords, headIn } from '#web/office/kit/csv-records.ts'
import { longestOf } from '#web/platform/bounds.ts'

type Field = Exclude<keyof DistributorRow, 'line'>

const fields: readonly Field[] = ['title', 'cnpj', 'code', 'product']
const longest = longestOf(DistributorRow.shape.title)

/** What spreadsheets call the columns, in any of our languages, without accents. */
const names: Record<Field, RegExp> = {
  title: /^(distribuidor(a|es)?|distributors?|nome|nombre|name)$/,
  cnpj: /^cnpjs?$/,
  code: /^(codigo|code)( (do|del) produc?to)?$|^product code$/,
  product:
    /^(nosso |nuestro |our )?(ean|sku|(ean|sku)( ou | o | or |\/)(ean|sku)|produto|producto|product|gtin)$/,
}

/** The rows of a file of distributors, with a head or without. */
export function distributorsIn(file: Uint8Array): DistributorRow[] {
  const [first, ...rest] = csvRecords(file)
  if (!first) return []
  const head = headIn(first.cells, names, 'cnpj')
  return (head ? rest : [first, ...rest]).map(({ line, cells }) => rowOf(line, cells, head ?? fields))
}

function rowOf(line: number, cells: readonly string[], head: readonly (Field | undefined)[]): DistributorRow {
  const cellOf = (field: Field) => (cells[head.indexOf(field)] ?? '').slice(0, longest)
  return {
    line,
    title: cellOf('title'),
    cnpj: cellOf('cnpj'),
    code: cellOf('code'),
    product: cellOf('product'),
  }
}
