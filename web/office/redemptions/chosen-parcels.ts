import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { type OfficeRedemption, officeRedemptions } from '#contract/redemptions-office.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** Keeps each parcel as it was when it was chosen, since a change is based on that version. */
export function useChosenParcels() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OfficeRedemption>>(new Map())

  function choose(keys: ReadonlySet<string>) {
    const listed = listedParcels()
    const next = [...keys].flatMap((id) => {
      const parcel = chosen.get(id) ?? listed.find((each) => each.id === id)
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

function listedParcels(): OfficeRedemption[] {
  const pages = queryClient.getQueriesData<Answer<typeof officeRedemptions>>({
    queryKey: [officeRedemptions.path],
    type: 'active',
  })
  return pages.flatMap(([, page]) => page?.items ?? [])
}
