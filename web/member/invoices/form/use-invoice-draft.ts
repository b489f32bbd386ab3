import { useEffect, useRef, useState } from 'react'
import { forgetDraft, type StoredDraft, storeDraft, storeFile } from '#web/member/invoices/device/drafts.ts'

export function useInvoiceDraft(email: string, stored: StoredDraft) {
  const { name } = stored
  const [draft, setDraft] = useState(stored.draft)
  const [file, setFile] = useState(stored.file)
  const isSent = useRef(false)

  useEffect(() => {
    if (draft !== stored.draft && !isSent.current) storeDraft(email, name, draft).catch(reportError)
  }, [draft, stored.draft, email, name])

  return {
    draft,
    file,
    setDraft,
    setFile(next: File | undefined) {
      setFile(next)
      storeFile(email, name, next).catch(reportError)
    },
    async forget() {
      isSent.current = true
      await forgetDraft(email, name)
    },
  }
}
