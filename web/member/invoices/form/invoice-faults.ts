import type { Draft } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { type FieldFaults, missing } from '#web/platform/sending.ts'

export function useInvoiceFaults() {
  const { sending, file: fileWords } = useInvoicesWords()

  /** Only the number is checked here; without a connection, where the server cannot check the rest, the rest too. */
  function before(draft: Draft, file: File | undefined): FieldFaults {
    const number = missing({ number: draft.number }, { number: sending.numberMissing })
    if (navigator.onLine) return number
    const rows = draft.rows.flatMap(({ productId }, place) =>
      productId ? [] : [[productField(place), sending.productMissing]],
    )
    return { ...(!file && { image: sending.fileMissing }), ...number, ...Object.fromEntries(rows) }
  }

  function inOrder(faults: FieldFaults, draft: Draft) {
    const labels = [
      ['image', fileWords.label],
      ['number', sending.number],
      ['products', sending.products],
      ...draft.rows.flatMap((_, place) => [
        [productField(place), sending.product(place + 1)],
        [valueField(place), `${sending.product(place + 1)}, ${sending.value}`],
      ]),
    ] as const
    return labels.flatMap(([id = '', label]) => (faults[id] ? [{ id, text: `${label}: ${faults[id]}` }] : []))
  }

  return { before, inOrder }
}

export function productField(place: number) {
  return `products.${place}.product_id`
}

export function valueField(place: number) {
  return `products.${place}.value`
}
