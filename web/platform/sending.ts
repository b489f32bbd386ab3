import { useState, useTransition } from 'react'
import { isApiFailure } from './api-failure.ts'

export type SendingFailure = {
  /** The server's words, if it had any. */
  readonly message: string
  /** The first message of each wrong field. */
  readonly fields: Readonly<Record<string, string>>
}

/** Sends one thing at a time; what went wrong stays until the next try, or until the field is mended. */
export function useSending<Sent>(send: (sent: Sent) => Promise<void>) {
  const [isSending, startSending] = useTransition()
  const [failure, setFailure] = useState<SendingFailure>()

  async function attempt(sent: Sent) {
    setFailure(undefined)
    try {
      await send(sent)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }

  function forgive(field: string) {
    if (!failure?.fields[field]) return
    const { [field]: _mended, ...fields } = failure.fields
    setFailure({ ...failure, fields })
  }

  return { isSending, failure, submit: (sent: Sent) => startSending(() => attempt(sent)), forgive }
}

function failureOf(error: unknown): SendingFailure {
  if (isApiFailure(error)) return { message: error.message, fields: error.fields }
  return { message: '', fields: {} }
}
