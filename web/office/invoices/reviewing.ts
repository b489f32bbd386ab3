import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dismissLikeness } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toasts.ts'
import { useBlindCheck } from './blind-check.ts'
import { useDeciding } from './deciding.ts'
import type { Subject, Verdict } from './decisions.ts'
import { useDocuments } from './documents.ts'
import { useEdits } from './edits.ts'
import type { KeyAction } from './keys.ts'
import { useLease } from './lease.ts'
import { markDecided } from './pace.ts'
import { usePicture } from './picture.ts'
import { neighbour, upcoming } from './queue-order.ts'
import { useReviewList } from './review-list.ts'
import { countsQuery, invoiceQuery, invoicesKey } from './review-queries.ts'
import { useUndoing } from './undoing.ts'
import { useView } from './view.ts'
import { useReviewWords } from './words.ts'

export type ReviewDialog = 'reject' | 'request_photo' | 'reverse' | 'help' | 'filters'
export type Reviewing = ReturnType<typeof useReviewing>

/** Everything that the parts of the review share: the list, the document, what is typed, and what can be done. */
export function useReviewing() {
  const { review } = useReviewWords()
  const navigate = useNavigate()
  const view = useView()
  const { data: counts } = useQuery(countsQuery)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<ReviewDialog>()
  const [isLaidOver, setLaidOver] = useState(false)
  const list = useReviewList(view, gone)
  const isBlind = view.view === 'blind'
  const id = view.id ?? list.items[0]?.id
  const next = id ? upcoming(list.waiting, id) : []
  const documents = useDocuments(id, next, isBlind)
  const invoice = documents.current
  const edits = useEdits(invoice)
  const picture = usePicture(id)
  const mayDecide = invoice !== undefined && view.view !== 'decided' && waitsFor(invoice)
  useLease(id, mayDecide && view.view === 'queue')

  const deciding = useDeciding({
    undoSeconds: counts?.undo_seconds ?? 10,
    onArrived: ({ subject }) => refresh(subject.id),
    onReturned: ({ subject }) => returned(subject),
    onLate: ({ subject }) => late(subject),
  })
  const undoing = useUndoing({ deciding, invoice, onReturned: returned, onLate: late, open: view.decideOn })
  const check = useBlindCheck(bringBack)

  function bringBack(id: string) {
    setGone((all) => new Set([...all].filter((one) => one !== id)))
  }

  function returned({ id }: Subject) {
    bringBack(id)
    refresh(id)
    void queryClient.invalidateQueries({ queryKey: [...invoicesKey, 'queue'] })
  }

  function late({ id, number }: Subject) {
    refresh(id)
    toast(review.undoLate(number), { kind: 'attention' })
  }

  function leave(from: string) {
    markDecided()
    setDialog(undefined)
    edits.end()
    setGone((all) => new Set([...all, from]))
    view.open(next[0])
  }

  function decide(verdict: Verdict) {
    if (!invoice || !mayDecide) return
    if (isBlind) void check(invoice, verdict)
    else deciding.decide(invoice, verdict)
    leave(invoice.id)
  }

  async function dismiss(other: string) {
    if (!invoice) return
    try {
      await officeApi.call(dismissLikeness, { id: invoice.id, other })
      view.compare(invoice.id, undefined)
      refresh(invoice.id)
    } catch {
      toast(review.failed, { kind: 'error' })
    }
  }

  const step = (by: 1 | -1) => view.open(neighbour(list.items, id ?? '', by))
  const approve = (second?: true) =>
    edits.approval &&
    decide({ kind: 'approve', approval: edits.approval, ...edits.counting, ...(second && { second }) })

  function act(action: KeyAction) {
    const other = invoice?.alike[0]?.id
    const acts: Record<KeyAction, () => void> = {
      next: () => step(1),
      previous: () => step(-1),
      approve: () => approve(),
      second: () => approve(true),
      reject: () => setDialog('reject'),
      photo: () => setDialog('request_photo'),
      edit: edits.begin,
      undo: () => void undoing.latest(),
      compare: () => invoice && other && view.compare(invoice.id, other),
      different: () => view.compared && void dismiss(view.compared),
      view: () => (view.compared ? setLaidOver(!isLaidOver) : picture.nextFace()),
      lens: picture.toggleLens,
      turn: picture.turn,
      larger: picture.enlarge,
      smaller: picture.reduce,
      fit: picture.fit,
      filters: () => setDialog('filters'),
      member: () => invoice && void navigate(linkTo(officePaths.member, { id: invoice.member.id })),
      help: () => setDialog('help'),
      back: () => (view.compared && invoice ? view.compare(invoice.id, undefined) : edits.end()),
    }
    acts[action]()
  }

  return {
    view,
    list,
    counts,
    id,
    invoice,
    documents,
    edits,
    picture,
    isLaidOver,
    setLaidOver,
    deciding,
    dialog,
    setDialog,
    mayDecide,
    isBlind,
    decide,
    approve,
    undoing,
    refresh,
    dismiss,
    step,
    act,
    position: list.items.findIndex((item) => item.id === id) + 1,
  }
}

/** Nobody else holds or has decided it. */
function waitsFor({ status, barred, decision }: OfficeInvoice): boolean {
  return status === 'received' && barred === null && !decision?.takes_effect_at
}

function refresh(id: string) {
  void queryClient.invalidateQueries({ queryKey: invoiceQuery(id, false).queryKey })
  void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: [...invoicesKey, 'decided'] })
}
