import { IconMail } from '@tabler/icons-react'
import { mailCodeByStaff, officeRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

/** The team sends a code without seeing it. */
export function MailCode({ id }: { id: string }) {
  const { codeDesk } = useOfficeRedemptionsWords()
  const { isPending, mutate } = useAction({
    act: () => officeApi.call(mailCodeByStaff, { id }),
    done: codeDesk.mailed,
    failed: codeDesk.failed,
    refreshes: [officeRedemption],
  })
  return (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
      <IconMail size={18} aria-hidden="true" />
      {codeDesk.mail}
    </Button>
  )
}
