import { IconList } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { officePaths } from '#contract/paths.ts'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { stepsFor } from './steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

/** To the pick list of the marked ones; nothing where one of them has left the shelves already. */
export function PickListLink({ parcels: chosen }: { parcels: readonly OfficeRedemption[] }) {
  const { parcels } = useOfficeRedemptionsWords()
  const [params] = useSearchParams()
  if (!stepsFor(chosen).includes('ship')) return null
  const query = new URLSearchParams({
    codes: chosen.map(({ code }) => code).join(','),
    from: params.get('status') ?? 'requested',
  })
  return (
    <ButtonLink variant="outline" to={`${officePaths.pickList}?${query}`}>
      <IconList size={18} aria-hidden="true" />
      {parcels.pickList}
    </ButtonLink>
  )
}
