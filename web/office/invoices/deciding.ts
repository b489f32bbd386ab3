import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { undoDecision } from '#contract/invoices-office.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { type Sent, type Subject, send, type Verdict } from './decisions.ts'

type Deciding = {
  undoSeconds: number
  /** A decision came to nothing, or was taken back: the document is in the queue again. */
  onReturned: (sent: Sent) => void
  /** One has arrived. */
  onArrived: (sent: Sent) => void
}

const retryMs = 5000

/**
 * Decisions leave at once and the screen does not wait for them. What cannot be reached waits in view and goes by itself;
 * what was refused is told and leaves everything that was typed.
 */
export function useDeciding({ undoSeconds, onReturned, onArrived }: Deciding) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const under = useRef(new Map<string, Promise<Sent>>())

  function change(key: string, part: Partial<Sent>) {
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function forget(key: string) {
    under.current.delete(key)
    setSent((all) => all.filter((one) => one.key !== key))
  }

  function deliver(one: Sent) {
    const delivery = send(one).then((outcome) => {
      const until = Date.now() + undoSeconds * 1000
      const arrived = { ...one, ...outcome, until }
      change(one.key, arrived)
      if (arrived.state === 'open') onArrived(arrived)
      else if (arrived.state !== 'waiting') onReturned(arrived)
      return arrived
    })
    under.current.set(one.key, delivery)
  }

  function decide(subject: Subject, verdict: Verdict) {
    const until = Date.now() + undoSeconds * 1000
    const one: Sent = {
      key: crypto.randomUUID(),
      subject,
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

  async function undo(one: Sent) {
    const arrived = one.state === 'sending' ? ((await under.current.get(one.key)) ?? one) : one
    if (arrived.state !== 'open') {
      forget(one.key)
      if (arrived.state === 'waiting') onReturned(arrived)
      return
    }
    await officeApi.call(undoDecision, { id: one.subject.id })
    forget(one.key)
    onReturned(arrived)
  }

  function retry() {
    for (const one of sent) if (one.state === 'waiting') deliver(one)
  }

  useRetries(
    sent.some(({ state }) => state === 'waiting'),
    retry,
  )
  useExpiry(sent, forget)

  return {
    sent,
    decide,
    undo,
    forget,
    retry,
    again: (one: Sent) => {
      change(one.key, { state: 'sending' })
      deliver({ ...one, state: 'sending' })
    },
    /** The latest that can still be taken back. */
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

/** What can no longer be undone is not offered any more. */
function useExpiry(sent: readonly Sent[], forget: (key: string) => void) {
  const over = useEffectEvent(forget)
  useEffect(() => {
    const timers = sent.flatMap(({ key, state, until }) =>
      state === 'open' ? [setTimeout(() => over(key), until - Date.now())] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [sent])
}
