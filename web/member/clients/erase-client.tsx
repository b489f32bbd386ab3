import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ClientPage, eraseClient } from '#contract/clients.ts'
import { eraseClientCall } from '#contract/public-pages.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { pageQuery } from './calls.ts'
import { useClientsWords } from './words.ts'

/** The code stays good without the person. */
export function EraseClient({ token, page }: { token: string; page: ClientPage }) {
  const { clientErasing } = useClientsWords()
  const [step, setStep] = useState<'asking' | 'erased'>()
  const title = useRef<HTMLHeadingElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (step === 'erased') title.current?.focus()
  }, [step])

  function forget() {
    setStep('erased')
    queryClient.setQueryData(pageQuery(token).queryKey, { ...page, client: null })
  }

  return (
    <Stack as="section" gap={3} aria-labelledby="own-data">
      <h2 id="own-data" ref={title} tabIndex={-1}>
        {clientErasing.title}
      </h2>
      {page.client && (
        <>
          <Text look="secondary">{clientErasing.text}</Text>
          <p>
            <Button variant="outline" onClick={() => setStep('asking')}>
              <IconTrash size={20} aria-hidden="true" />
              {clientErasing.start}
            </Button>
          </p>
        </>
      )}
      <div role="status">
        {!page.client && (
          <Notice kind="success">
            <p>{clientErasing.gone}</p>
            {page.is_usable && <p>{clientErasing.codeStays}</p>}
          </Notice>
        )}
      </div>
      {step === 'asking' && (
        <Confirmation token={token} onErased={forget} onClose={() => setStep(undefined)} />
      )}
    </Stack>
  )
}

type ConfirmationProps = { token: string; onErased: () => void; onClose: () => void }

function Confirmation({ token, onErased, onClose }: ConfirmationProps) {
  const { clientErasing } = useClientsWords()
  const { isSending, failure, submit } = useSending(async () => {
    await memberApi.call<typeof eraseClient>(eraseClientCall, { token })
    onErased()
  })
  return (
    <Dialog
      isOpen
      title={clientErasing.question}
      leaveBy="back"
      leaveLabel={clientErasing.keep}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && <Notice kind="error">{failure.message || clientErasing.failed}</Notice>}
          </div>
          <Button onClick={onClose} disabled={isSending}>
            {clientErasing.keep}
          </Button>
          <Button variant="danger" isBusy={isSending} onClick={() => submit(undefined)}>
            {clientErasing.erase}
          </Button>
        </>
      }
    >
      <p>{clientErasing.consequence}</p>
    </Dialog>
  )
}
