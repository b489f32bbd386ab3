import { isRecommendationCode } from '#domain/recommendation-code.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { toAmount } from '#web/ui/amount.ts'

type Need = 'number' | 'product' | 'value' | 'code'

export type ItemState =
  | { readonly is: 'reading' }
  | { readonly is: 'repeated'; readonly number: string }
  | { readonly is: 'known'; readonly by: 'yours' | 'used'; readonly invoiceId: string | null }
  | { readonly is: 'incomplete'; readonly needs: readonly Need[]; readonly reason: string | undefined }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'ready' }

/** Where an invoice of the stack stands, by itself and among those that came before it. */
export function stateOf(item: StackItem, items: readonly StackItem[]): ItemState {
  const { stacked } = item.draft
  if (!stacked?.isRead) return { is: 'reading' }
  const first = items.slice(0, items.indexOf(item)).find((earlier) => isSame(earlier, item))
  if (first) return { is: 'repeated', number: first.draft.number }
  if (stacked.known) return { is: 'known', by: stacked.known.state, invoiceId: stacked.known.invoiceId }
  const needs = needsOf(item.draft)
  const { refusal } = stacked
  if (needs.length > 0) return { is: 'incomplete', needs, reason: refusal }
  return refusal === undefined ? { is: 'ready' } : { is: 'refused', reason: refusal }
}

/** What was refused may be tried again: the reason may have passed. */
export function isToSend({ is }: ItemState): boolean {
  return is === 'ready' || is === 'refused'
}

export function isSame(one: StackItem, other: StackItem): boolean {
  const [key, otherKey] = [one.draft.accessKey, other.draft.accessKey]
  if (key && otherKey) return key === otherKey
  return isSameFile(one.file, other.file) || isSamePaper(one.draft, other.draft)
}

function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function isSamePaper(one: Draft, other: Draft): boolean {
  return Boolean(one.number && one.issuer) && one.number === other.number && one.issuer === other.issuer
}

function needsOf({ number, rows, stacked }: Draft): Need[] {
  const isZero = ({ productId, value }: Draft['rows'][number]) => productId && Number(toAmount(value)) === 0
  const needs: readonly (readonly [Need, boolean])[] = [
    ['number', number.trim() === ''],
    ['product', rows.some(({ productId }) => !productId)],
    ['value', !stacked?.isZeroMeant && rows.some(isZero)],
    ['code', rows.some(({ recommendation: code }) => code && !isRecommendationCode(code))],
  ]
  return needs.flatMap(([need, isOpen]) => (isOpen ? [need] : []))
}
