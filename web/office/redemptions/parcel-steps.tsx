import {
  IconBox,
  IconCalendarCheck,
  IconCircleCheck,
  IconPhone,
  IconTruckDelivery,
  IconX,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deliverRedemption, type OfficeRedemption, prepareRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelParcels } from './cancel-parcels.tsx'
import { NoteStep } from './note-step.tsx'
import { ShipParcels } from './ship-parcels.tsx'
import { type Step, stepsFor } from './steps.ts'
import { useTakeSteps } from './take-steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

const icons = {
  prepare: IconBox,
  ship: IconTruckDelivery,
  contact: IconPhone,
  book: IconCalendarCheck,
  deliver: IconCircleCheck,
  cancel: IconX,
}

type ParcelStepsProps = { parcels: readonly OfficeRedemption[]; onDone?: () => void }

export function ParcelSteps({ parcels, onDone = () => undefined }: ParcelStepsProps) {
  const { parcelSteps } = useOfficeRedemptionsWords()
  const [asking, setAsking] = useState<Exclude<Step, 'prepare' | 'deliver'>>()
  const { isPending, mutate } = useAtOnce(parcels, onDone)
  const steps = stepsFor(parcels)
  const kinds = new Set(parcels.map((parcel) => parcel.kind))
  const [kind] = kinds.size === 1 ? kinds : []
  const close = () => setAsking(undefined)

  function take(step: Step) {
    if (step === 'prepare' || step === 'deliver') mutate(step)
    else setAsking(step)
  }

  return (
    <>
      {steps.map((step, place) => {
        const Icon = icons[step]
        return (
          <Button
            key={step}
            variant={step === 'cancel' ? 'danger-outline' : place === 0 ? 'primary' : 'outline'}
            disabled={isPending}
            onClick={() => take(step)}
          >
            <Icon size={18} aria-hidden="true" />
            {(step === 'deliver' && kind && parcelSteps.deliver[kind]) || parcelSteps.names[step]}
          </Button>
        )
      })}
      {asking === 'ship' && <ShipParcels parcels={parcels} onClose={close} onDone={onDone} />}
      {(asking === 'contact' || asking === 'book') && (
        <NoteStep step={asking} parcels={parcels} onClose={close} onDone={onDone} />
      )}
      {asking === 'cancel' && <CancelParcels parcels={parcels} onClose={close} onDone={onDone} />}
    </>
  )
}

function useAtOnce(parcels: readonly OfficeRedemption[], onDone: () => void) {
  const { parcelSteps } = useOfficeRedemptionsWords()
  const takeStep = useTakeSteps()
  const calls = { prepare: prepareRedemption, deliver: deliverRedemption }
  return useMutation({
    mutationFn: (step: 'prepare' | 'deliver') =>
      takeStep(step, parcels, ({ id, version }) => officeApi.call(calls[step], { id, version })),
    onSuccess: onDone,
    onError: (error) => toastFailure(error, parcelSteps.failed),
  })
}
