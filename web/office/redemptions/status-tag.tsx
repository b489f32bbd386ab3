import type { PrizeKind } from '#contract/prize-fields.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { redemptionLooks } from '#web/platform/status-looks.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

type StatusTagProps = { status: RedemptionStatus; kind: PrizeKind }

export function StatusTag({ status, kind }: StatusTagProps) {
  const { parcels } = useOfficeRedemptionsWords()
  return (
    <Tag {...redemptionLooks[status]}>
      {(status === 'delivered' && parcels.got[kind]) || parcels.states[status]}
    </Tag>
  )
}
