import { IconMessage2, IconSend } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import {
  askForNewAnalysis,
  type Invoice,
  listInvoices,
  oneInvoice,
  sendBetterPhoto,
} from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { useInvoiceCamera } from '#web/member/invoices/camera/invoice-camera.tsx'
import { PhotoNotice, usePhotoCheck } from '#web/member/invoices/camera/photo-check.tsx'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { isSentInParts, sendFile } from '#web/member/invoices/device/send-file.ts'
import { acceptedFiles, maxBytesOf, useFileWords } from '#web/member/invoices/file-words.ts'
import { smallEnough } from '#web/member/invoices/reading/small-enough.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField, type FileFieldHandle } from '#web/ui/file-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { ResendInvoice } from './resend-invoice.tsx'

export function MendInvoice({ invoice, user }: { invoice: Invoice; user: User }) {
  const detail = useDetailWords()
  const { status } = invoice
  if (!user.level.roles.attendant || (status !== 'incomplete' && status !== 'rejected')) return null
  return (
    <Stack as="section">
      <h2>{detail.toDo}</h2>
      {status === 'incomplete' ? (
        <BetterPhoto id={invoice.id} />
      ) : (
        <>
          <ResendInvoice invoice={invoice} email={user.email} />
          <AskAgain invoice={invoice} />
        </>
      )}
    </Stack>
  )
}

/** A second analysis can be asked for once, and somebody else does it. */
function AskAgain({ invoice: { id, can_ask_again } }: { invoice: Invoice }) {
  const { sending } = useInvoicesWords()
  const detail = useDetailWords()
  const { weekday } = useFormat()
  const { isSending, failure, submit } = useSending(async () => {
    const { due_on } = await memberApi.call(askForNewAnalysis, { id })
    toast(detail.askedAgain(weekday(due_on)))
    await refresh(listInvoices, oneInvoice)
  })
  if (!can_ask_again) return <Text look="quiet">{detail.alreadyAsked}</Text>
  return (
    <Stack>
      <Button variant="outline" isFullWidth isBusy={isSending} onClick={() => submit(undefined)}>
        {!isSending && <IconMessage2 aria-hidden="true" />}
        {detail.askAgain}
      </Button>
      <div>
        <div role="alert">{failure && <Notice kind="error">{failure.message || sending.failed}</Notice>}</div>
        <Text look="quiet">{detail.askAgainText}</Text>
      </div>
    </Stack>
  )
}

/** The better photo goes to the same invoice, which keeps its place in the queue. */
function BetterPhoto({ id }: { id: string }) {
  const { sending } = useInvoicesWords()
  const detail = useDetailWords()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState(0)
  const key = useRef('')
  const field = useRef<FileFieldHandle>(null)
  const photo = usePhotoCheck()
  const camera = useInvoiceCamera(field, photo.know)
  const { isSending, failure, submit, forgive } = useSending(
    async (chosen: File | undefined) => {
      const image = chosen && (await smallEnough(chosen))
      if (!image) return
      setProgress(0)
      const sent = isSentInParts(image)
        ? { upload: await sendFile(image, { onProgress: setProgress }) }
        : { image }
      await memberApi.call(sendBetterPhoto, { id, ...sent }, { idempotencyKey: key.current })
      toast(detail.photoSent)
      await refresh(listInvoices, oneInvoice)
    },
    (chosen): Record<string, string> => (chosen ? {} : { image: sending.fileMissing }),
  )

  function take(chosen: File | undefined) {
    forgive('image')
    key.current = crypto.randomUUID()
    setFile(chosen)
    photo.check(chosen)
  }

  return (
    <Form onSubmit={() => submit(file)} onEdit={forgive} failure={failure} fallback={sending.failed}>
      <FileField
        id="image"
        handle={field}
        label={detail.betterPhoto}
        hint={detail.betterPhotoHint}
        words={useFileWords()}
        accept={acceptedFiles}
        maxBytes={maxBytesOf}
        fault={failure?.fields.image}
        progress={isSending ? progress : undefined}
        onCamera={camera.open}
        onFile={take}
      />
      {camera.view}
      <PhotoNotice
        fault={photo.fault}
        onAnother={() => field.current?.photograph()}
        onKeep={() => {
          photo.forgive()
          document.getElementById('image')?.focus()
        }}
      />
      <Button type="submit" isBusy={isSending}>
        {!isSending && <IconSend aria-hidden="true" />}
        {detail.sendPhoto}
      </Button>
    </Form>
  )
}
