import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { mailedInvoices, takeMailedInvoice } from '#contract/invoices-mail.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/stack.tsx'
import { toast } from '#web/ui/toasts.ts'
import { ByMail } from './by-mail.tsx'

type MailedInvoicesProps = {
  /** How many more the list can hold. */
  room: number
  onFiles: (files: readonly File[]) => void
}

const mailedQuery = queryOf(memberApi, mailedInvoices)

type MailedFile = Answer<typeof mailedInvoices>['files'][number]

/** What came by mail joins the list with one press. */
export function MailedInvoices({ room, onFiles }: MailedInvoicesProps) {
  const { mailed } = useInvoicesWords()
  const [isBringing, setBringing] = useState(false)
  const { data } = useQuery(mailedQuery)
  const files = data?.files ?? []
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

  if (files.length === 0) return null
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

/** Said only where invoices are taken by mail. */
export function MailOffer() {
  const { data } = useQuery(mailedQuery)
  return data?.address ? <ByMail address={data.address} /> : null
}

async function fileOf({ link, type }: MailedFile, index: number): Promise<File> {
  const response = await fetch(link)
  if (!response.ok) throw new Error(`a mailed file was not given: ${response.status}`)
  const blob = await response.blob()
  return new File([blob], `e-mail-${index + 1}.${type}`, { type: blob.type })
}
