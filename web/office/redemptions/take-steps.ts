import {
  type OfficeRedemption,
  officeRedemption,
  officeRedemptions,
  redemptionCounts,
} from '#contract/redemptions-office.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import type { Step } from './steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type Act = (parcel: OfficeRedemption) => Promise<unknown>

/** Takes a step with each parcel. A single refused one throws; of several, the refused codes are named. */
export function useTakeSteps() {
  const { parcelSteps } = useOfficeRedemptionsWords()
  return async (step: Step, parcels: readonly OfficeRedemption[], act: Act) => {
    try {
      const refused = await inTurn(parcels, act)
      const done = parcels.length - refused.length
      if (refused.length === 0) toast(parcelSteps.done[step](done))
      else
        toast(parcelSteps.notAll(done, parcels.length, refused.join(', ')), {
          kind: 'attention',
          seconds: null,
        })
    } finally {
      await refreshParcels()
    }
  }
}

async function inTurn(parcels: readonly OfficeRedemption[], act: Act): Promise<string[]> {
  const refused: string[] = []
  for (const parcel of parcels) {
    try {
      await act(parcel)
    } catch (error) {
      if (!isApiFailure(error) || parcels.length === 1) throw error
      refused.push(parcel.code)
    }
  }
  return refused
}

export async function refreshParcels() {
  await refresh(officeRedemptions, officeRedemption, redemptionCounts)
}
