import { type LineText, lineTextOf, type Span, squeezed } from './line-text.ts'
import { matchesAfter } from './matches-after.ts'
import { centsOfNumber, numbersIn, type PaperNumber } from './numbers.ts'
import type { PaperLine } from './paper.ts'
import { tableOf } from './table.ts'

export type Amount = Span & { readonly cents: number; readonly line: number; readonly likelihood: number }

/** What a paper says of sums: how much is to be paid, less what, and how it was paid. */
export type Sums = {
  /** All that are called the total, the one to be paid first. */
  readonly totals: readonly Amount[]
  /** Of the rows, before discounts and freight. */
  readonly products: Amount | undefined
  readonly discounts: readonly Amount[]
  /** Freight, insurance, taxes and other costs that are added. */
  readonly added: readonly Amount[]
  readonly paid: readonly Amount[]
  readonly change: Amount | undefined
}

const names = {
  toPay: /VA[LI]ORAPAGAR|TOTA[LI]APAGAR|VA[LI]ORTOTA[LI]DANOTA|TOTA[LI]DANOTA/,
  total:
    /(?:VA[LI]OR|V[LI]\.?)?TOTA[LI](?!DE[IL]TENS|[IL]TENS|DOSPROD|DEPROD|PROD|APROX|DETRIB|TRIB|DESC|DODESC|IMP|DO[IS]|[IL]CMS|DEVO[LI]|VO[LI])/,
  products: /(?:VA[LI]OR)?TOTA[LI]D[OE]S?PRODUTOS|SUB-?TOTA[LI]/,
  discount: /DESCONTOS?|DESC\.(?!R)/,
  added: /FRETE(?!POR)|SEGURO|OUTRASDESP|ACRESCIMO|VA[LI]ORDO[IL]P[IL]|V\.?[IL]P[IL]|[IL]CMSST/,
  change: /TROCO/,
  paid: /DINHEIRO|CARTAO|CREDITO|DEBITO|\bPIX\b|VA[LI]ORPAGO|CHEQUE|VA[LI]E(?:RE|A[LI])/,
} as const
type Name = keyof typeof names

/** A total of what stands before it is none of the paper. */
const noPartOfIt = /^(?!.*(?:SUB-?|QTDE?\.?|QUANTIDADE|ITENS)$)/

type Rows = { readonly lastRow: number; readonly ofRows: ReadonlySet<number> }

/** What is called a discount before the last row belongs to a row, and what stands in a row is no sum. */
export function sumsOf(lines: readonly PaperLine[], { lastRow, ofRows }: Rows): Sums {
  const found: Record<Name, Amount[]> = {
    toPay: [],
    total: [],
    products: [],
    discount: [],
    added: [],
    change: [],
    paid: [],
  }
  const texts = lines.map(lineTextOf)
  for (const [index, line] of texts.entries())
    for (const { name, amount } of named(line, index, texts[index + 1]))
      if (!ofRows.has(amount.line) && (name !== 'discount' || index > lastRow || isBoxed(line)))
        found[name].push(amount)
  return {
    totals: [...found.toPay, ...found.total],
    products: found.products[0],
    discounts: found.discount,
    added: found.added,
    paid: found.paid,
    change: found.change[0],
  }
}

/** A DANFE names several boxes in one line and has their values in the next; a receipt has one of each in a line. */
function named(line: LineText, index: number, below: LineText | undefined): { name: Name; amount: Amount }[] {
  const own = numbersIn(line).filter(isMoney)
  const labels = labelsIn(line)
  if (labels.length === 0 || tableOf(line)) return []
  const amount = own.at(-1)
  if (amount) {
    const name = labels[0]?.name
    return name ? [{ name, amount: amountOf(amount, index) }] : []
  }
  if (!below) return []
  const values = numbersIn(below).filter(isMoney)
  const [only, ...more] = labels
  if (only && more.length === 0 && !isBoxed(line)) {
    const value = values.at(-1)
    return value && labelsIn(below).length === 0
      ? [{ name: only.name, amount: amountOf(value, index + 1) }]
      : []
  }
  return labels.flatMap(({ name, from, to }) => {
    const value = values.find((one) => isBetween(middleOf(below, one), from, to))
    return value ? [{ name, amount: amountOf(value, index + 1) }] : []
  })
}

type Label = { readonly name: Name; readonly from: number; readonly to: number }

/** The names in a line, each with the part of the width that is its own: up to where the next one begins. */
function labelsIn(line: LineText): Label[] {
  const cells = cellsOf(line)
  return cells.flatMap(({ text, from }, at) => {
    const said = squeezed(text)
    const name = (['toPay', 'products', 'discount', 'added', 'change', 'total', 'paid'] as const).find(
      (one) => (one === 'total' ? saysTotal(said) : names[one].test(said)),
    )
    if (!name) return []
    return [{ name, from: from - 0.015, to: (cells[at + 1]?.from ?? 2) - 0.015 }]
  })
}

function saysTotal(said: string): boolean {
  return matchesAfter(said, new RegExp(names.total, 'g'), noPartOfIt).length > 0
}

type Cell = { text: string; readonly from: number; to: number }

/** Words with a gap between them that is wider than a space are of different boxes. */
function cellsOf({ words, text, wordAt }: LineText): Cell[] {
  const cells: Cell[] = []
  for (const [index, { from, to }] of words.entries()) {
    const start = wordAt.indexOf(index)
    const said = text.slice(start, wordAt.lastIndexOf(index) + 1)
    const last = cells.at(-1)
    const letter = (to - from) / Math.max(1, said.trim().length)
    if (last && from - last.to < Math.max(0.012, letter * 1.6)) {
      last.text += said
      last.to = to
    } else cells.push({ text: said, from, to })
  }
  return cells
}

/** A line of several names is the upper half of a row of boxes. */
function isBoxed(line: LineText): boolean {
  return cellsOf(line).filter(({ text }) => /[A-Z]{4}/.test(text)).length > 2
}

function isMoney(number: PaperNumber): boolean {
  return centsOfNumber(number) !== undefined
}

function amountOf(number: PaperNumber, line: number): Amount {
  const { start, end, likelihood } = number
  return { start, end, line, likelihood, cents: centsOfNumber(number) ?? 0 }
}

function middleOf({ words, wordAt }: LineText, { start }: Span): number {
  const word = words[wordAt[start] ?? 0]
  return word ? (word.from + word.to) / 2 : 0
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to
}
