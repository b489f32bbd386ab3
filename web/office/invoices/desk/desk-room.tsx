import { useQueries } from '@tanstack/react-query'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { invoiceQuery } from '#web/office/invoices/invoice-queries.ts'
import { useQueue } from '#web/office/invoices/queue/queue-room.tsx'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { useLease } from './lease.ts'
import { usePaperView } from './paper-view.ts'

/** The document that is reviewed, and how it is shown. */
export const { Provider: DeskRoom, useShared: useDesk } = shareHook(useDeskRoom)

function useDeskRoom() {
  const { view } = useReviewAddress()
  const { id, upcoming } = useQueue()
  const isBlind = view === 'blind'
  const documents = useDocuments(id ? [id, ...upcoming] : [], isBlind)
  const invoice = documents.loaded.find((one): one is OfficeInvoice => one.id === id)
  const mayDecide = invoice !== undefined && view !== 'decided' && awaitsDecision(invoice)
  useLease(id, mayDecide && view === 'queue')
  return { ...documents, invoice, paper: usePaperView(id), isBlind, mayDecide }
}

/** The first is wanted now, the others are loaded ahead with everything that belongs to them. */
function useDocuments(ids: readonly string[], isBlind: boolean) {
  const answers = useQueries({ queries: ids.map((id) => invoiceQuery(id, isBlind)) })
  const [wanted] = answers
  return {
    loaded: answers.flatMap(({ data }) => (data ? [data] : [])),
    failure: failureOf(wanted?.data ? null : wanted?.error),
    retry: () => void wanted?.refetch(),
  }
}

function failureOf(error: Error | null | undefined): 'gone' | 'unreachable' | 'failed' | undefined {
  if (!error) return undefined
  if (isApiFailure(error) && error.status === 404) return 'gone'
  return isUnreachable(error) ? 'unreachable' : 'failed'
}

/** Nobody else holds or has decided it. */
function awaitsDecision({ status, barred, decision }: OfficeInvoice): boolean {
  return status === 'received' && barred === null && !decision?.takes_effect_at
}
