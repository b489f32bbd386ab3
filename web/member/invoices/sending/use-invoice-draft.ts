import { useEffect, useRef, useState } from 'react'
import { forgetDraft, type KeptDraft, keepDraft, keepFile } from '#web/member/invoices/device/drafts.ts'

/** What is being written, kept on the device with its file until it is sent. */
export function useInvoiceDraft(email: string, kept: KeptDraft) {
  const { name } = kept
  const [draft, setDraft] = useState(kept.draft)
  const [file, setFile] = useState(kept.file)
  const isSent = useRef(false)

  useEffect(() => {
    if (draft !== kept.draft && !isSent.current) keepDraft(email, name, draft).catch(reportError)
  }, [draft, kept.draft, email, name])

  return {
    draft,
    file,
    setDraft,
    setFile(next: File | undefined) {
      setFile(next)
      keepFile(email, name, next).catch(reportError)
    },
    async forget() {
      isSent.current = true
      await forgetDraft(email, name)
    },
  }
}
