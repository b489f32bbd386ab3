import type { RedemptionStatus } from '#contract/redemptions.ts'
import { redemptionLooks } from '#web/platform/status-looks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

export function StatusTag({ status }: { status: RedemptionStatus }) {
  const { parcels } = useOfficeRedemptionsWords()
  return <Tag {...redemptionLooks[status]}>{parcels.states[status]}</Tag>
}
