import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Sent, type Subject, send, type Verdict } from './decisions.ts'
import { takeBack } from './take-back.ts'

type Decisions = {
  undoSeconds: number
  /** A decision came to nothing, or was taken back: the document is in the queue again. */
  onReturned: (sent: Sent) => void
  /** One has arrived. */
  onArrived: (sent: Sent) => void
  /** One was to be taken back and has taken effect. */
  onLate: (sent: Sent) => void
}

export type Deciding = ReturnType<typeof useDeciding>

const retryMs = 5000

/**
 * Decisions leave at once and the screen does not wait for them. What cannot be reached waits in view and goes by itself;
 * what was refused is told and leaves everything that was typed.
 */
export function useDeciding({ undoSeconds, onReturned, onArrived, onLate }: Decisions) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const under = useRef(new Map<string, Promise<Sent>>())
  const leaving = useRef(new Set<string>())
  const asking = useRef(new Set<string>())

  function change(key: string, part: Partial<Sent>) {
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function forget(key: string) {
    under.current.delete(key)
    setSent((all) => all.filter((one) => one.key !== key))
  }

  function deliver(one: Sent) {
    const delivery = send(one).then((outcome) => {
      under.current.delete(one.key)
      const until = Date.now() + undoSeconds * 1000
      const arrived = { ...one, ...outcome, until }
      if (leaving.current.has(one.key)) return arrived
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

  async function undo(one: Sent): Promise<boolean> {
    // Whatever becomes of its delivery, it is not sent again.
    leaving.current.add(one.key)
    change(one.key, { state: 'undoing' })
    await under.current.get(one.key)
    return recall(one)
  }

  /** Whether it is in the queue again. An answer that was lost says nothing: only the server knows what it has. */
  async function recall(one: Sent): Promise<boolean> {
    if (asking.current.has(one.key)) return false
    asking.current.add(one.key)
    const outcome = await takeBack(one.subject.id)
    asking.current.delete(one.key)
    if (outcome === 'unreachable') {
      change(one.key, { state: 'not_undone' })
      return false
    }
    forget(one.key)
    if (outcome === 'late') onLate(one)
    else onReturned(one)
    return outcome !== 'late'
  }

  function retry() {
    for (const one of sent)
      if (one.state === 'waiting' && !under.current.has(one.key)) deliver(one)
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
