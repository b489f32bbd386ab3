import { useLoaderData } from 'react-router'
import type { User } from '#contract/members.ts'
import type { StoredDraft } from '#web/member/invoices/device/drafts.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Row } from '#web/ui/stack.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { WhichInvoice } from './which-invoice.tsx'

export function SendInvoice({ user }: { user: User }) {
  const { sending } = useInvoicesWords()
  const stored = useLoaderData<StoredDraft>()
  return (
    <Screen maxWidth={1184} gap={4}>
      <Row gap={3} spread="between">
        <ScreenHeading screen={sending.title}>{sending.title}</ScreenHeading>
        <WhichInvoice />
      </Row>
      <InvoiceForm key={stored.name} email={user.email} stored={stored} />
    </Screen>
  )
}
