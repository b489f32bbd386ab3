import { useState } from 'react'
import { useNavigate } from 'react-router'
import { handOverFeed, officeFeeds } from '#contract/invoices-feeds.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { useFeedWords } from './words.ts'

/** Leads to the file that was handed over, where what becomes of it is seen. */
export function useHandOver() {
  const { feeds } = useFeedWords()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)

  async function send(file: File) {
    setSending(true)
    try {
      const { id } = await officeApi.call(handOverFeed, { file })
      toast(feeds.handedOver(file.name))
      await refresh(officeFeeds)
      await navigate(linkTo(officePaths.feed, { id }))
    } catch (error) {
      toastFailure(error, feeds.failed)
    }
    setSending(false)
  }

  return { isSending, send }
}
