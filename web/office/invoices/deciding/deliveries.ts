import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeBack } from './take-back.ts'
import { type InvoiceRef, type SentDecision, send, type Verdict } from './verdict.ts'

type Deliveries = {
  undoSeconds: number
  /** A decision came to nothing, or was taken back: the document is in the queue again. */
  onReturned: (invoice: InvoiceRef) => void
  onArrived: (invoice: InvoiceRef) => void
  onLate: (invoice: InvoiceRef) => void
}

const retryMs = 5000

/**
 * Decisions leave at once and the screen does not wait for them. What cannot be reached waits in view and goes by itself;
 * what was refused is told and leaves everything that was typed.
 */
export function useDeliveries({ undoSeconds, onReturned, onArrived, onLate }: Deliveries) {
  const [sent, setSent] = useState<readonly SentDecision[]>([])
  const underWay = useRef(new Set<string>())
  const takenBack = useRef(new Set<string>())
  const recalled = useRef(new Set<string>())

  function change(key: string, part: Partial<SentDecision>) {
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function forget(key: string) {
    underWay.current.delete(key)
    setSent((all) => all.filter((one) => one.key !== key))
  }

  function deliver(one: SentDecision) {
    underWay.current.add(one.key)
    void send(one).then((outcome) => {
      underWay.current.delete(one.key)
      const until = Date.now() + undoSeconds * 1000
      const arrived = { ...one, ...outcome, until }
      if (takenBack.current.has(one.key)) return
      change(one.key, arrived)
      if (arrived.state === 'open') onArrived(arrived.invoice)
      else if (arrived.state !== 'waiting') onReturned(arrived.invoice)
    })
  }

  function decide({ id, number, version }: InvoiceRef, verdict: Verdict) {
    const until = Date.now() + undoSeconds * 1000
    const one: SentDecision = {
      key: crypto.randomUUID(),
      invoice: { id, number, version },
      verdict,
      state: 'sending',
      needsSecond: false,
      until,
      message: '',
      requestId: undefined,
    }
    setSent((all) => [...all, one])
    deliver(one)
  }

  async function undo(one: SentDecision): Promise<boolean> {
    // Whatever becomes of its delivery, it is not sent again.
    takenBack.current.add(one.key)
    change(one.key, { state: 'undoing' })
    return recall(one)
  }

  /** Answers whether the document is in the queue again. A lost answer proves nothing, so the server is asked. */
  async function recall(one: SentDecision): Promise<boolean> {
    if (recalled.current.has(one.key)) return false
    recalled.current.add(one.key)
    const outcome = await takeBack(one.invoice.id, one.key)
    recalled.current.delete(one.key)
    if (outcome === 'unreachable') {
      change(one.key, { state: 'not_undone' })
      return false
    }
    forget(one.key)
    if (outcome === 'late') onLate(one.invoice)
    else onReturned(one.invoice)
    return outcome !== 'late'
  }

  function retry() {
    for (const one of sent)
      if (one.state === 'waiting' && !underWay.current.has(one.key)) deliver(one)
      else if (one.state === 'not_undone') void recall(one)
  }

  useRetries(
    sent.some(({ state }) => state === 'waiting' || state === 'not_undone'),
    retry,
  )
  useExpiry(sent, forget)

  return {
    sent,
    decide,
    undo,
    forget,
    retry,
    again: (one: SentDecision) => {
      change(one.key, { state: 'sending' })
      deliver({ ...one, state: 'sending' })
    },
    last: sent.findLast(({ state }) => state === 'sending' || state === 'open' || state === 'waiting'),
  }
}

function useRetries(isWaiting: boolean, retry: () => void) {
  const attempt = useEffectEvent(retry)
  useEffect(() => {
    if (!isWaiting) return
    const again = () => attempt()
    const timer = setInterval(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
}

function useExpiry(sent: readonly SentDecision[], forget: (key: string) => void) {
  const over = useEffectEvent(forget)
  useEffect(() => {
    const timers = sent.flatMap(({ key, state, until }) =>
      state === 'open' ? [setTimeout(() => over(key), until - Date.now())] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [sent])
}
