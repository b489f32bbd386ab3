import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftReading } from '#contract/invoices-reading.ts'
import { sendFile } from '#web/member/invoices/device/send-file.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { maxFileBytes } from '#web/member/invoices/file-words.ts'
import { askForReading } from '#web/member/invoices/reading/ask-for-reading.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { isUnreadable } from './send-or-keep.ts'

/**
 * `cut`: the network failed, and what is missing is tried again by itself. `late`: the server has the file, but has not
 * read it in the time that somebody waits for.
 */
type UploadState = 'idle' | 'sending' | 'cut' | 'reading' | 'read' | 'failed' | 'late'

type UploadParts = {
  draft: Draft
  file: File | undefined
  onUpload: (id: string | undefined) => void
  onReading: (reading: DraftReading, id: string, file: File) => Promise<void>
}

export type Upload = ReturnType<typeof useUpload>

/**
 * Sends the file in the background and asks what the server read of it. What fails here is nothing to mend: the file
 * then goes with the invoice.
 */
export function useUpload({ draft, file, onUpload, onReading }: UploadParts) {
  const [state, setState] = useState<UploadState>('idle')
  const [percent, setPercent] = useState(0)
  const arrival = useRef<Promise<string | undefined>>(Promise.resolve(undefined))
  const known = useEffectEvent(() => draft)
  const uploaded = useEffectEvent(onUpload)
  const read = useEffectEvent(onReading)

  useEffect(() => {
    const left = new AbortController()
    let isPassing = false
    const show = (next: UploadState) => {
      if (!left.signal.aborted) setState(next)
    }
    arrival.current = Promise.resolve(undefined)
    setState('idle')
    setPercent(0)
    // A photo that is too large is drawn smaller first, and comes here again.
    if (file && file.size <= maxFileBytes)
      follow(file).catch((error) => {
        reportError(error)
        show('failed')
      })
    return () => left.abort()

    async function follow(sent: File) {
      for (let tries = 0; ; tries += 1) {
        arrival.current = send(sent)
        const id = await arrival.current
        if (left.signal.aborted) return
        if (id) return ask(id, sent)
        await connectionBack(
          left.signal,
          isPassing ? Math.min(firstWait * 2 ** tries, longestWait) : undefined,
        )
      }
    }

    async function send(sent: File): Promise<string | undefined> {
      const { uploadId } = known()
      if (uploadId) return uploadId
      setState('sending')
      const outcome = await sendAhead(sent, left.signal, setPercent)
      if (left.signal.aborted) return outcome.id
      if (outcome.id) uploaded(outcome.id)
      else setState(outcome.state)
      isPassing = outcome.isPassing
      return outcome.id
    }

    async function ask(id: string, sent: File) {
      const { reading: before, isReadHere } = known()
      if (before && !isReadHere) return setState('read')
      setState('reading')
      const reading = await askForReading(id, () => !left.signal.aborted)
      if (left.signal.aborted) return
      if (!reading) return setState('late')
      if (reading === 'gone') {
        arrival.current = Promise.resolve(undefined)
        uploaded(undefined)
        return setState('failed')
      }
      await read(reading, id, sent)
      show('read')
    }
  }, [file])

  return {
    state,
    percent,
    /** The upload that can be sent instead of the file; undefined if it did not arrive. */
    arrived: () => arrival.current,
  }
}

type Outcome = { readonly id?: string; readonly state: 'cut' | 'failed'; readonly isPassing: boolean }

/** What fails here goes with the invoice; only what passes by itself is tried again. */
async function sendAhead(file: File, signal: AbortSignal, show: (percent: number) => void): Promise<Outcome> {
  const onProgress = (confirmed: number) => {
    if (!signal.aborted) show(confirmed)
  }
  try {
    return { id: await sendFile(file, { onProgress, signal }), state: 'failed', isPassing: false }
  } catch (error) {
    if (isUnreachable(error)) return { state: 'cut', isPassing: true }
    if (!isApiFailure(error) && !isUnreadable(error)) reportError(error)
    return { state: 'failed', isPassing: isApiFailure(error) && error.status >= 429 }
  }
}

const firstWait = 3
const longestWait = 60

/** A browser that has no reception may well say that it is online, so it is tried again after a while too. */
function connectionBack(signal: AbortSignal, waitSeconds: number | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = waitSeconds && setTimeout(resolve, waitSeconds * 1000)
    addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
