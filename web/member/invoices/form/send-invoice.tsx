import { useLoaderData } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { StoredDraft } from '#web/member/invoices/device/drafts.ts'
import { isInStack } from '#web/member/invoices/device/stack.ts'
import { useStackFiles } from '#web/member/invoices/stack/use-stack-files.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { ScreenHead } from '#web/member/kit/screen-head.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { SendingHead } from './sending-head.tsx'

export function SendInvoice({ user }: { user: User }) {
  const { sending, stack } = useInvoicesWords()
  const stored = useLoaderData<StoredDraft>()
  const stackFiles = useStackFiles(user.email)
  const isStacked = isInStack(stored.name)
  return (
    <Screen maxWidth={1184} gap={4} hasWayBack={isStacked}>
      {isStacked ? (
        <ScreenHead back={{ to: memberPaths.invoiceStack, text: stack.title }} title={stack.complete} />
      ) : (
        <SendingHead title={sending.title} email={user.email} onMailed={stackFiles} />
      )}
      <InvoiceForm key={stored.name} email={user.email} stored={stored} />
    </Screen>
  )
}
