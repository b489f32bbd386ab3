import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'
import { useRedemptionsWords } from './words.ts'

type Kind = Pick<Redemption, 'kind'>

/** What a state is called, which differs between kinds. */
export function useStatusWord() {
  const { statuses, ownStatuses } = useRedemptionsWords().redemptionList
  return ({ kind, status }: Kind & { status: RedemptionStatus }) =>
    ownStatuses[kind]?.[status] ?? statuses[status]
}
