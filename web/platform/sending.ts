import { useRef, useState } from 'react'
import { isApiFailure } from './api-failure.ts'

/** What is wrong with each field, in words. */
export type FieldFaults = Readonly<Record<string, string>>

export type SendingFailure = {
  /** The server's words, if it had any. */
  readonly message: string
  /** The first message of each wrong field. */
  readonly fields: FieldFaults
  /** Tells one refusal from the next, even when both say the same. */
  readonly attempt: number
}

/**
 * Sends one thing at a time, unless `check` finds something missing; what went wrong stays until the next try, or until
 * the field is mended.
 */
export function useSending<Sent>(
  send: (sent: Sent) => Promise<void>,
  check: (sent: Sent) => FieldFaults = () => ({}),
) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<SendingFailure>()
  const attempts = useRef(0)

  async function attempt(sent: Sent) {
    attempts.current += 1
    const fields = check(sent)
    const isComplete = Object.keys(fields).length === 0
    if (!isComplete) return setFailure({ message: '', fields, attempt: attempts.current })
    setSending(true)
    try {
      await send(sent)
      setFailure(undefined)
    } catch (error) {
      if (!isApiFailure(error)) reportError(error)
      setFailure({ ...failureOf(error), attempt: attempts.current })
    } finally {
      setSending(false)
    }
  }

  /** Of the failure that stands by then: an answer that fills fields may come after the next try. */
  function forgive(...fields: string[]) {
    setFailure((current) => {
      if (!current || !fields.some((field) => current.fields[field])) return current
      const left = Object.entries(current.fields).filter(([field]) => !fields.includes(field))
      return { ...current, fields: Object.fromEntries(left) }
    })
  }

  return { isSending, failure, submit: (sent: Sent) => void attempt(sent), forgive }
}

/** A fault for each of these fields that was left empty. */
export function missing(typed: Readonly<Record<string, string>>, messages: FieldFaults): FieldFaults {
  return Object.fromEntries(Object.entries(messages).filter(([field]) => !typed[field]?.trim()))
}

function failureOf(error: unknown) {
  if (!isApiFailure(error)) return { message: '', fields: {} }
  // Of its own faults the server can say no more than that; each form has better words.
  return { message: error.status >= 500 ? '' : error.message, fields: error.fields }
}
