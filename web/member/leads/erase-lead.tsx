import { deleteLead, type Lead, listLeads } from '#contract/leads.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useLeadsWords } from './words.ts'

export function EraseLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { leadErasing, leadForm } = useLeadsWords()
  const { isSending, failure, submit } = useSending(async () => {
    await memberApi.call(deleteLead, { id: lead.id })
    toast(leadErasing.erased(lead.name))
    onClose()
    await refresh(listLeads, listRecommendations, recommendationSummary)
  })
  return (
    <Dialog
      isOpen
      title={leadErasing.title}
      leaveBy="back"
      leaveLabel={leadErasing.keep}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && <Notice kind="error">{failure.message || leadForm.failed}</Notice>}
          </div>
          <Button onClick={onClose} disabled={isSending}>
            {leadErasing.keep}
          </Button>
          <Button variant="danger" isBusy={isSending} onClick={() => submit(undefined)}>
            {leadErasing.erase}
          </Button>
        </>
      }
    >
      <p>{leadErasing.text(lead.name)}</p>
    </Dialog>
  )
}
