import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { stackQuery } from '#web/member/invoices/device/stack.ts'
import { mailedQuery } from '#web/member/invoices/mailed/mailed-query.ts'
import { mostStacked } from '#web/member/invoices/stack/taken-files.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Row } from '#web/ui/stack.tsx'
import { WhichInvoice } from './which-invoice.tsx'

/** Only where invoices are taken by mail. */
const ByMail = offered(async () => (await import('#web/member/invoices/mailed/by-mail.tsx')).ByMail)
const MailedInvoices = offered(
  async () => (await import('#web/member/invoices/mailed/mailed-invoices.tsx')).MailedInvoices,
)

/** What is offered beside a form does not take it away where it cannot be loaded. */
function offered<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      reportError(error)
      return { default: () => null }
    }
  })
}

type SendingHeadProps = {
  title: string
  email: string
  stacked?: number
  /** What came by mail joins the list. */
  onMailed: (files: readonly File[]) => void
}

/** One invoice or several: two ways to send. How many wait to be sent together is told beside theirs. */
export function SendingHead({ title, email, stacked, onMailed }: SendingHeadProps) {
  const { stack } = useInvoicesWords()
  const { number } = useFormat()
  const { data: stored = 0 } = useQuery({ ...stackQuery(email), enabled: stacked === undefined })
  const { data: mail } = useQuery(mailedQuery)
  const count = stacked ?? stored
  const navigate = useNavigate()
  const isStack = stacked !== undefined
  const open = (path: string) => void navigate(path, { replace: true })
  return (
    <>
      <Row gap={3} spread="between">
        <ScreenHeading screen={title}>{title}</ScreenHeading>
        <WhichInvoice />
      </Row>
      <ChipRow label={stack.modes}>
        <Chip isPressed={!isStack} onPress={() => open(memberPaths.sendInvoice)}>
          {stack.one}
        </Chip>
        <Chip isPressed={isStack} onPress={() => open(memberPaths.invoiceStack)}>
          {stack.title} {count > 0 && <b>{number(count)}</b>}
        </Chip>
        {/* In this row it moves nothing when it comes. */}
        <Suspense fallback={null}>{mail?.address && <ByMail address={mail.address} />}</Suspense>
      </ChipRow>
      <Suspense fallback={null}>
        {mail && mail.files.length > 0 && (
          <MailedInvoices room={mostStacked - count} files={mail.files} onFiles={onMailed} />
        )}
      </Suspense>
    </>
  )
}
