import type { Invoice } from '#contract/invoices.ts'
import type { User } from '#contract/members.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { Stack } from '#web/ui/stack.tsx'
import { AskAgain } from './ask-again.tsx'
import { BetterPhoto } from './better-photo.tsx'
import { Resend } from './resend.tsx'

/** What the person can do about it, where they still may. */
export function Mend({ invoice, user }: { invoice: Invoice; user: User }) {
  const { detail } = useInvoicesWords()
  const { status } = invoice
  if (!user.level.roles.attendant || (status !== 'incomplete' && status !== 'rejected')) return null
  return (
    <Stack as="section">
      <h2>{detail.toDo}</h2>
      {status === 'incomplete' ? (
        <BetterPhoto id={invoice.id} />
      ) : (
        <>
          <Resend invoice={invoice} email={user.email} />
          <AskAgain invoice={invoice} />
        </>
      )}
    </Stack>
  )
}
