import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { type OfficeRedemption, officeRedemptions } from '#contract/redemptions-office.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The chosen ones as they were when they were chosen, also those of other pages: their version is what a change is based on. */
export function useChosenParcels() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OfficeRedemption>>(new Map())

  function choose(keys: ReadonlySet<string>) {
    const shown = shownParcels()
    const next = [...keys].flatMap((id) => {
      const parcel = chosen.get(id) ?? shown.find((each) => each.id === id)
      return parcel ? [[id, parcel] as const] : []
    })
    setChosen(new Map(next))
  }

  return {
    chosen: [...chosen.values()],
    keys: new Set(chosen.keys()),
    choose,
    clear: () => setChosen(new Map()),
  }
}

function shownParcels(): OfficeRedemption[] {
  const pages = queryClient.getQueriesData<Answer<typeof officeRedemptions>>({
    queryKey: [officeRedemptions.path],
    type: 'active',
  })
  return pages.flatMap(([, page]) => page?.items ?? [])
}
