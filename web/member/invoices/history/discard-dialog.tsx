import { deliver } from '#web/member/invoices/device/delivery.ts'
import { forgetDraft } from '#web/member/invoices/device/drafts.ts'
import { discardWaiting } from '#web/member/invoices/device/waiting.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type DiscardDialogProps = { id: string; number: string; email: string; onClose: () => void }

export function DiscardDialog({ id, number, email, onClose }: DiscardDialogProps) {
  const { list } = useSentInvoicesWords()
  const { waiting } = list

  async function discard() {
    await forgetDraft(email, id)
    await discardWaiting(id)
    // The team is told that it no longer waits.
    await deliver()
  }

  return (
    <Dialog
      isOpen
      title={waiting.discardTitle}
      leaveBy="back"
      leaveLabel={waiting.keep}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{waiting.keep}</Button>
          <Button variant="danger" onClick={() => void discard().catch(reportError)}>
            {waiting.discard}
          </Button>
        </>
      }
    >
      <p>{waiting.discardText(number)}</p>
    </Dialog>
  )
}
