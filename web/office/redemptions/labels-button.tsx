import { IconTag } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type OfficeRedemption, pickList } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { toastFailure } from '#web/office/kit/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeRedemptionsWords } from './words.ts'

/** What was marked a while ago may have been cancelled since: only what is still to be sent gets a label. */
export function LabelsButton({ parcels: chosen }: { parcels: readonly OfficeRedemption[] }) {
  const { parcels, parcelSteps } = useOfficeRedemptionsWords()
  const { mutate, isPending } = useMutation({
    mutationFn: keep,
    onError: (error) => toastFailure(error, parcelSteps.failed),
  })

  async function keep() {
    const prizes = await officeApi.call(pickList, { codes: chosen.map(({ code }) => code).join(',') })
    const codes = new Set(prizes.flatMap((prize) => prize.codes))
    const left = chosen.filter(({ code }) => !codes.has(code))
    if (left.length > 0)
      toast(parcels.labelsLeft(left.map(({ code }) => code).join(', ')), { kind: 'attention' })
    const labelled = chosen.flatMap(({ code, member, address }) =>
      codes.has(code) && member && address ? [{ code, member, address }] : [],
    )
    if (labelled.length === 0) return
    const { labelsOf } = await import('./labels.ts')
    officeApi.keepFile(parcels.labelsFile, new Blob([labelsOf(labelled)], { type: 'application/pdf' }))
  }

  return (
    <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
      <IconTag size={18} aria-hidden="true" />
      {parcels.labels}
    </Button>
  )
}
