import { useState } from 'react'
import { cancelRedemption, listRedemptions, type Redemption } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useRedemptionsWords } from './words.ts'

type CancelProps = { redemption: Redemption; onCancel: () => void; onCancelled: () => Promise<void> }

export function CancelRedemption(props: CancelProps) {
  const { redemption } = props
  const { redemptionDetail } = useRedemptionsWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {redemption.status === 'shipped' && <Text look="quiet">{redemptionDetail.cancelTooLate}</Text>}
      {redemption.status === 'booked' && <Text look="quiet">{redemptionDetail.cancelBooked}</Text>}
      {redemption.can_cancel && (
        <Button variant="outline" isFullWidth onClick={() => setAsking(true)}>
          {redemptionDetail.cancel}
        </Button>
      )}
      {isAsking && <CancelDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

function CancelDialog(props: CancelProps & { onClose: () => void }) {
  const { redemption, onCancel, onCancelled, onClose } = props
  const { redemptionDetail, redeeming, redemptionList } = useRedemptionsWords()
  const format = useFormat()
  const { id, title } = redemption
  const coins = redemptionList.coins(format.coins(redemption.coins), redemption.coins)
  const { isSending, failure, submit } = useSending(async () => {
    try {
      onCancel()
      await memberApi.call(cancelRedemption, { id })
      toast(redemptionDetail.cancelled(coins), { seconds: null })
      await onCancelled()
      onClose()
    } finally {
      // It may have shipped meanwhile, so the page is read again either way.
      await refresh(listRedemptions)
    }
  })
  return (
    <Dialog
      isOpen
      title={redemptionDetail.cancelTitle}
      leaveBy="back"
      leaveLabel={redemptionDetail.keep}
      onClose={onClose}
      isBusy={isSending}
      footer={
        <>
          <div role="alert">
            {failure && <Notice kind="error">{failure.message || redeeming.errorGetAward}</Notice>}
          </div>
          <Button onClick={onClose} disabled={isSending}>
            {redemptionDetail.keep}
          </Button>
          <Button variant="danger" isBusy={isSending} onClick={() => submit(undefined)}>
            {redemptionDetail.cancel}
          </Button>
        </>
      }
    >
      <p>
        {redemption.kind === 'parcel'
          ? redemptionDetail.cancelText(title, coins)
          : redemptionDetail.cancelOther(title, coins)}
      </p>
    </Dialog>
  )
}
