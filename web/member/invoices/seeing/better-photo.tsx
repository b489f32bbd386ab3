import { IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { listInvoices, oneInvoice, sendBetterPhoto } from '#contract/invoices.ts'
import { acceptedFiles, maxBytesOf, maxFileBytes, useFileWords } from '#web/member/invoices/file-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Form } from '#web/platform/form.tsx'
import { memberApi } from '#web/platform/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { toast } from '#web/ui/toasts.ts'

/** Answers the request on the same invoice, which keeps its place. */
export function BetterPhoto({ id }: { id: string }) {
  const { detail, sending } = useInvoicesWords()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState(0)
  const key = useRef('')
  const { isSending, failure, submit, forgive } = useSending(
    async (chosen: File | undefined) => {
      const { shrinkPhoto } = await import('#web/member/invoices/reading/shrink-photo.ts')
      const image = chosen && (await shrinkPhoto(chosen, maxFileBytes))
      if (!image) return
      setProgress(0)
      const options = { idempotencyKey: key.current, onProgress: setProgress }
      await memberApi.call(sendBetterPhoto, { id, image }, options)
      toast(detail.photoSent)
      await refresh(listInvoices, oneInvoice)
    },
    (chosen): Record<string, string> => (chosen ? {} : { image: sending.fileMissing }),
  )

  function take(chosen: File | undefined) {
    forgive('image')
    key.current = crypto.randomUUID()
    setFile(chosen)
  }

  return (
    <Form onSubmit={() => submit(file)} onEdit={forgive} failure={failure} fallback={sending.failed}>
      <FileField
        label={detail.betterPhoto}
        hint={detail.betterPhotoHint}
        words={useFileWords()}
        accept={acceptedFiles}
        maxBytes={maxBytesOf}
        fault={failure?.fields.image}
        progress={isSending ? progress : undefined}
        onFile={take}
      />
      <Button type="submit" isBusy={isSending}>
        {!isSending && <IconSend aria-hidden="true" />}
        {detail.sendPhoto}
      </Button>
    </Form>
  )
}
