import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { mailedInvoices, takeMailedInvoice } from '#contract/invoices-mail.ts'
import { useMailWords } from '#web/member/invoices/mail-words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'

type MailedInvoicesProps = {
  /** How many more the list can hold. */
  room: number
  files: readonly MailedFile[]
  onFiles: (files: readonly File[]) => void
}

type MailedFile = Answer<typeof mailedInvoices>['files'][number]

/** What came by mail joins the list with one press. */
export function MailedInvoices({ room, files, onFiles }: MailedInvoicesProps) {
  const mailed = useMailWords()
  const [isBringing, setBringing] = useState(false)
  const fitting = files.slice(0, Math.max(room, 0))

  async function bring() {
    setBringing(true)
    try {
      onFiles(await Promise.all(fitting.map(fileOf)))
      await Promise.all(fitting.map(({ id }) => memberApi.call(takeMailedInvoice, { id })))
      await refresh(mailedInvoices)
    } catch (error) {
      reportError(error)
      toast(mailed.notBrought, { kind: 'error' })
    } finally {
      setBringing(false)
    }
  }

  return (
    <Notice kind="info" Icon={IconMail}>
      <Row gap={3} spread="between">
        <p>
          <b>{mailed.came(files.length)}</b> {fitting.length > 0 ? mailed.cameText : mailed.full}
        </p>
        {fitting.length > 0 && (
          <Button size="small" isBusy={isBringing} onClick={() => void bring()}>
            {mailed.bring(fitting.length)}
          </Button>
        )}
      </Row>
    </Notice>
  )
}

async function fileOf({ link, type }: MailedFile, index: number): Promise<File> {
  const response = await fetch(link)
  if (!response.ok) throw new Error(`a mailed file was not given: ${response.status}`)
  const blob = await response.blob()
  return new File([blob], `e-mail-${index + 1}.${type}`, { type: blob.type })
}
