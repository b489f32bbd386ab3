import { IconCamera } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Invoice } from '#contract/invoices.ts'
import { memberPaths } from '#contract/paths.ts'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { storeDraft } from '#web/member/invoices/device/drafts.ts'
import { emptyRow, withCode } from '#web/member/invoices/draft.ts'
import { useProducts } from '#web/member/invoices/products.ts'
import { fromAmount } from '#web/ui/amount.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'

/** Opens the form with everything but the photo, in a draft of its own, so that another draft is not lost. */
export function ResendInvoice({ invoice, email }: { invoice: Invoice; email: string }) {
  const detail = useDetailWords()
  const navigate = useNavigate()
  const { data: products = [] } = useProducts()

  async function resend() {
    const rows = invoice.rows.map(({ product, value_cents, recommendation }) => {
      const row = emptyRow(products.find(({ title }) => title === product)?.id)
      return withCode({ ...row, value: fromAmount((value_cents / 100).toFixed(2)) }, recommendation ?? '')
    })
    await storeDraft(email, invoice.id, {
      number: invoice.number,
      rows: rows.length > 0 ? rows : [emptyRow()],
    })
    await navigate(`${memberPaths.sendInvoice}?rascunho=${invoice.id}`)
  }

  return (
    <Stack>
      <p>{detail.resendText}</p>
      <Button isFullWidth onClick={() => void resend().catch(reportError)}>
        <IconCamera aria-hidden="true" />
        {detail.resend}
      </Button>
    </Stack>
  )
}
