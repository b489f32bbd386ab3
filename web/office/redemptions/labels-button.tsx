import { IconTag } from '@tabler/icons-react'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

export function LabelsButton({ parcels: chosen }: { parcels: readonly OfficeRedemption[] }) {
  const { parcels } = useOfficeRedemptionsWords()

  async function keep() {
    const { labelsOf } = await import('./labels.ts')
    officeApi.keepFile(parcels.labelsFile, new Blob([labelsOf(chosen)], { type: 'application/pdf' }))
  }

  return (
    <Button variant="outline" onClick={() => void keep()}>
      <IconTag size={18} aria-hidden="true" />
      {parcels.labels}
    </Button>
  )
}
