import { cancelRedemptionByStaff, type OfficeRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { missing } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useTakingSteps } from './taking-steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type CancelParcelsProps = {
  parcels: readonly OfficeRedemption[]
  onClose: () => void
  onDone: () => void
}

export function CancelParcels({ parcels, onClose, onDone }: CancelParcelsProps) {
  const { cancelling, parcelSteps } = useOfficeRedemptionsWords()
  const format = useFormat()
  const takeStep = useTakingSteps()
  const coins = parcels.reduce((sum, parcel) => sum + parcel.coins, 0)
  return (
    <OfficeDialog
      title={cancelling.title(parcels.length)}
      closeLabel={cancelling.close}
      action={parcelSteps.names.cancel}
      isDangerous
      fallback={parcelSteps.failed}
      check={(typed) => missing(typed, { reason: cancelling.reasonMissing })}
      onSend={async ({ reason = '' }) => {
        await takeStep('cancel', parcels, ({ id, version }) =>
          officeApi.call(cancelRedemptionByStaff, { id, version, reason }),
        )
        onDone()
      }}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <p>{cancelling.effect(format.coins(coins), coins)}</p>
          <TextArea
            name="reason"
            label={cancelling.reason}
            hint={cancelling.reasonHint}
            fault={failure?.fields.reason}
            maxLength={longestOf(cancelRedemptionByStaff.body.shape.reason)}
          />
        </>
      )}
    </OfficeDialog>
  )
}
