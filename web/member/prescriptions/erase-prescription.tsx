import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import {
  deletePrescription,
  listPrescriptions,
  onePrescription,
  type Prescription,
} from '#contract/prescriptions.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toasts.ts'
import { usePrescriptionsWords } from './words.ts'

type ErasePrescriptionProps = { prescription: Prescription; onClose: () => void }

export function ErasePrescription({ prescription, onClose }: ErasePrescriptionProps) {
  const { prescriptionErasing, prescriptionForm } = usePrescriptionsWords()
  const navigate = useNavigate()
  const { id, client_name } = prescription
  const { isSending, failure, submit } = useSending(async () => {
    await memberApi.call(deletePrescription, { id })
    toast(prescriptionErasing.erased)
    await navigate(memberPaths.prescriptions, { replace: true })
    queryClient.removeQueries(queryOf(memberApi, onePrescription, { id }))
    await refresh(listPrescriptions, listRecommendations, recommendationSummary)
  })
  return (
    <Dialog
      isOpen
      title={prescriptionErasing.title}
      leaveBy="back"
      leaveLabel={prescriptionErasing.keep}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && <Notice kind="error">{failure.message || prescriptionForm.failed}</Notice>}
          </div>
          <Button onClick={onClose} disabled={isSending}>
            {prescriptionErasing.keep}
          </Button>
          <Button variant="danger" isBusy={isSending} onClick={() => submit(undefined)}>
            {prescriptionErasing.erase}
          </Button>
        </>
      }
    >
      <p>{prescriptionErasing.text(client_name)}</p>
    </Dialog>
  )
}
