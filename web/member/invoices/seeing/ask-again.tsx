import { IconMessage2 } from '@tabler/icons-react'
import { askForNewAnalysis, type Invoice, listInvoices, oneInvoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'

/** Once, and by somebody else. */
export function AskAgain({ invoice: { id, can_ask_again } }: { invoice: Invoice }) {
  const { detail, sending } = useInvoicesWords()
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
