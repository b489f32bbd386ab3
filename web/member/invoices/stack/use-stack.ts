import { useEffect, useRef, useState } from 'react'
import { forgetStacked, type StackItem, stackItem, storeStacked } from '#web/member/invoices/device/stack.ts'
import type { Stacked } from '#web/member/invoices/draft.ts'
import type { SendOutcome } from '#web/member/invoices/form/send-or-keep.ts'
import { useProducts } from '#web/member/invoices/products.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useConnection } from '#web/platform/connection.ts'
import { isSame, isToSend, stateOf } from './item-state.ts'
import { readItem } from './read-item.ts'
import { sendItem } from './send-item.ts'
import { type LeftOut, mostStacked, takenOf } from './taken-files.ts'

/** More at once would take turns on the device anyway. */
const readAtOnce = 3

export type SentTogether = {
  readonly sent: number
  readonly kept: number
  readonly dueOn: string | undefined
}

/** The invoices that wait to be sent together. All of it is on the device, so that closing the app loses nothing. */
export function useStack(email: string, stored: readonly StackItem[]) {
  const { sending } = useInvoicesWords()
  const { data: products = [] } = useProducts()
  const [items, setItems] = useState(() => stored.map(toBeReadOn))
  const [sendingName, setSendingName] = useState<string>()
  const [together, setTogether] = useState<SentTogether>()
  const [left, setLeft] = useState<LeftOut>()
  useStoring(email, items)
  useReading(items, (next) => setItems((all) => all.map((one) => (one.name === next.name ? next : one))))

  const { isOnline } = useConnection()
  useEffect(() => {
    if (isOnline) setItems((all) => all.map(toBeReadOn))
  }, [isOnline])

  async function add(files: readonly File[], known?: Pick<Stacked, 'fault' | 'takenAt'>) {
    const { taken, left: notTaken } = await takenOf(files, mostStacked - items.length)
    const added = taken.map((file, place) => withStacked(stackItem(file, place), known ?? {}))
    setTogether(undefined)
    setLeft(notTaken)
    setItems((all) => [...all, ...added])
  }

  function remove(name: string) {
    setItems((all) => all.filter((item) => item.name !== name))
    forgetStacked(email, name).catch(reportError)
  }

  function note(name: string, known: Stacked) {
    setItems((all) => all.map((item) => (item.name === name ? withStacked(item, known) : item)))
  }

  async function sendAll() {
    const outcomes: SendOutcome[] = []
    setTogether(undefined)
    setLeft(undefined)
    for (const item of items.filter((one) => isToSend(stateOf(one, items)))) {
      setSendingName(item.name)
      const { fileUnreadable, cannotStore } = sending
      const outcome = await sendItem(item, { email, products, fileUnreadable, cannotStore })
      if ('refusal' in outcome) note(item.name, { refusal: outcome.refusal })
      else {
        outcomes.push(outcome.sent)
        taken(item, outcome.sent)
      }
    }
    setSendingName(undefined)
    setTogether({
      sent: outcomes.filter(({ keptAs }) => !keptAs).length,
      kept: outcomes.filter(({ keptAs }) => keptAs).length,
      dueOn: outcomes.findLast(({ dueOn }) => dueOn)?.dueOn,
    })
  }

  function taken(item: StackItem, { id }: SendOutcome) {
    // The same paper once more would be refused from now on.
    for (const other of items)
      if (isSame(item, other)) note(other.name, { known: { state: 'yours', invoiceId: id ?? null } })
    remove(item.name)
  }

  return { items, products, sendingName, together, left, add, remove, sendAll }
}

/** What the server could not be asked before is read on. */
function toBeReadOn(item: StackItem): StackItem {
  return item.draft.stacked?.isRead === 'here' ? withStacked(item, { isRead: undefined }) : item
}

function withStacked(item: StackItem, known: Stacked): StackItem {
  return { ...item, draft: { ...item.draft, stacked: { ...item.draft.stacked, ...known } } }
}

function useStoring(email: string, items: readonly StackItem[]) {
  const stored = useRef(new Map(items.map((item) => [item.name, item])))
  useEffect(() => {
    for (const item of items) {
      storeStacked(email, item, stored.current.get(item.name)).catch(reportError)
      stored.current.set(item.name, item)
    }
  }, [email, items])
}

function useReading(items: readonly StackItem[], onItem: (item: StackItem) => void) {
  const reading = useRef(new Set<string>())
  const left = useRef(new AbortController())
  const changed = useRef(onItem)
  changed.current = onItem

  useEffect(() => {
    const current = new AbortController()
    left.current = current
    return () => current.abort()
  }, [])

  useEffect(() => {
    const { signal } = left.current
    const unread = items.filter(({ name, draft }) => !draft.stacked?.isRead && !reading.current.has(name))
    for (const item of unread.slice(0, readAtOnce - reading.current.size)) {
      reading.current.add(item.name)
      readItem(item, signal, (next) => {
        // The next one begins when this one is shown as read.
        if (next.draft.stacked?.isRead) reading.current.delete(item.name)
        changed.current(next)
      }).catch(reportError)
    }
  }, [items])
}
