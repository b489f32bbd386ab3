import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadDocument } from '#contract/invoices.ts'
import type { DraftReading } from '#contract/invoices-reading.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { maxFileBytes } from '#web/member/invoices/file-words.ts'
import { askForReading } from '#web/member/invoices/reading/ask-for-reading.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { isUnreadable } from './send-or-keep.ts'

/** `late`: the server has the file, but has not read it in the time that somebody waits for. */
type UploadState = 'idle' | 'sending' | 'reading' | 'read' | 'failed' | 'late'

type UploadParts = {
  draft: Draft
  file: File | undefined
  onUpload: (id: string | undefined) => void
  onReading: (reading: DraftReading, id: string, file: File) => void
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
    arrival.current = Promise.resolve(undefined)
    setState('idle')
    // A photo that is too large is drawn smaller first, and comes here again.
    if (file && file.size <= maxFileBytes) follow(file).catch(reportError)
    return () => left.abort()

    async function follow(sent: File) {
      for (;;) {
        arrival.current = send(sent)
        const id = await arrival.current
        if (left.signal.aborted) return
        if (id) return ask(id, sent)
        setState('failed')
        await connectionBack(left.signal)
      }
    }

    async function send(sent: File): Promise<string | undefined> {
      const { uploadId } = known()
      if (uploadId) return uploadId
      setState('sending')
      setPercent(0)
      const onProgress = (done: number) => left.signal.aborted || setPercent(done)
      try {
        const { signal } = left
        const { id } = await memberApi.call(uploadDocument, { image: sent }, { onProgress, signal })
        if (!left.signal.aborted) uploaded(id)
        return id
      } catch (error) {
        if (!isApiFailure(error) && !isUnreadable(error)) reportError(error)
        return undefined
      }
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
      read(reading, id, sent)
      setState('read')
    }
  }, [file])

  return {
    state,
    percent,
    /** The upload that can be sent instead of the file; undefined if it did not arrive. */
    arrived: () => arrival.current,
  }
}

function connectionBack(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }))
}
