import { isRecommendationCode } from '#domain/recommendation-code.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useConnection } from '#web/platform/connection.ts'
import { type FieldFaults, missing } from '#web/platform/sending.ts'

export function useInvoiceFaults() {
  const { sending, file: fileWords, recommendation } = useInvoicesWords()
  const { isOnline } = useConnection()

  /**
   * Only the number and the codes are checked here; where the server does not check the rest now, the rest too.
   */
  function before(draft: Draft, file: File | undefined, isSentLater = false): FieldFaults {
    const typed = {
      ...missing({ number: draft.number }, { number: sending.numberMissing }),
      ...codeFaults(draft.rows, recommendation.mistyped),
    }
    if (isOnline && !isSentLater) return typed
    const rows = draft.rows.flatMap(({ productId }, place) =>
      productId ? [] : [[productField(place), sending.productMissing]],
    )
    return { ...(!file && { image: sending.fileMissing }), ...typed, ...Object.fromEntries(rows) }
  }

  function inOrder(faults: FieldFaults, draft: Draft) {
    const labels = [
      ['image', fileWords.label],
      ['number', sending.number],
      ['products', sending.products],
      ...draft.rows.flatMap((_, place) => [
        [productField(place), sending.product(place + 1)],
        [valueField(place), `${sending.product(place + 1)}, ${sending.value}`],
        [codeField(place), `${sending.product(place + 1)}, ${recommendation.label}`],
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

export function codeField(place: number) {
  return `products.${place}.recommendation`
}

/** Its last sign tells whether a code is mistyped, without asking anybody. */
export function codeFaults(rows: Draft['rows'], mistyped: string): FieldFaults {
  const faults = rows.flatMap(({ recommendation }, place) =>
    recommendation && !isRecommendationCode(recommendation) ? [[codeField(place), mistyped]] : [],
  )
  return Object.fromEntries(faults)
}
