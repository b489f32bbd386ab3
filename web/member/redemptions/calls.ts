import { listRedemptions } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { withWholeAmounts } from '#web/platform/format.ts'
import { askedAtEachVisit, queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'

export const redemptionsQuery = { ...queryOf(memberApi, listRedemptions), ...askedAtEachVisit }

export function useRedemptions() {
  const { data } = useSuspenseQuery(redemptionsQuery)
  // What the device kept from before there were kinds is of parcels.
  return data.map(({ kind = 'parcel', ...one }) => ({ ...one, kind, title: withWholeAmounts(one.title) }))
}
