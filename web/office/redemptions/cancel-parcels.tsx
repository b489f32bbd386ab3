import {
  cancelRedemptionByStaff,
  type OfficeRedemption,
  SentCancellation,
} from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { TextDialog } from '#web/office/kit/text-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { useTakeSteps } from './take-steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type CancelParcelsProps = {
  parcels: readonly OfficeRedemption[]
  onClose: () => void
  onDone: () => void
}

export function CancelParcels({ parcels, onClose, onDone }: CancelParcelsProps) {
  const { cancelling, parcelSteps } = useOfficeRedemptionsWords()
  const format = useFormat()
  const takeStep = useTakeSteps()
  const coins = parcels.reduce((sum, parcel) => sum + parcel.coins, 0)
  return (
    <TextDialog
      title={cancelling.title(parcels.length)}
      closeLabel={cancelling.close}
      action={parcelSteps.names.cancel}
      isDangerous
      fallback={parcelSteps.failed}
      name="reason"
      label={cancelling.reason}
      hint={cancelling.reasonHint}
      missingText={cancelling.reasonMissing}
      maxLength={longestOf(SentCancellation.shape.reason)}
      onSend={async (reason) => {
        await takeStep('cancel', parcels, ({ id, version }) =>
          officeApi.call(cancelRedemptionByStaff, { id, version, reason }),
        )
        onDone()
      }}
      onClose={onClose}
    >
      <p>
        {parcels.some(({ is_uncovered }) => is_uncovered)
          ? cancelling.seenCode
          : cancelling.effect(format.coins(coins), coins)}
      </p>
    </TextDialog>
  )
}
