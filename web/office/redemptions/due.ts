import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { OfficeRedemption } from '#contract/redemptions-office.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'

/** Once somebody has called, the promise of an experience is kept. */
const promised: readonly RedemptionStatus[] = ['requested', 'preparing', 'shipped']

type Promised = Pick<OfficeRedemption, 'kind' | 'status' | 'requested_at' | 'deliver_by'>

/** Late, or to be done today. The second half of the days that were promised for a parcel belongs to its carrier. */
export function dueOf(parcel: Promised, today: string): 'late' | 'sendToday' | 'doToday' | undefined {
  const { kind, status, requested_at, deliver_by } = parcel
  if (!promised.includes(status)) return undefined
  if (deliver_by < today) return 'late'
  if (status === 'shipped') return undefined
  if (kind !== 'parcel') return deliver_by === today ? 'doToday' : undefined
  const days = businessDaysBetween(programmeDay(Date.parse(requested_at)), deliver_by)
  return businessDaysBetween(today, deliver_by) <= days / 2 ? 'sendToday' : undefined
}
