import type { Answer } from '#contract/endpoint.ts'
import type { officeRedemption } from '#contract/redemptions-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

export function ParcelWay({ parcel }: { parcel: Answer<typeof officeRedemption> }) {
  const { parcelPage, parcels } = useOfficeRedemptionsWords()
  const { date, dateTime } = useFormat()
  const isOver = parcel.status === 'delivered' || parcel.status === 'cancelled'
  const past = parcel.path.map(({ at, step }, place) => {
    const isLast = place === parcel.path.length - 1
    const state = step === 'cancelled' ? 'failed' : isLast && !isOver ? 'current' : 'done'
    return {
      key: `${step} ${at}`,
      state,
      stateWord: parcelPage.stepStates[state],
      title: parcels.states[step],
      note: dateTime(at),
    } as const
  })
  const coming = {
    key: 'coming',
    state: 'coming',
    stateWord: parcelPage.stepStates.coming,
    title: parcels.states.delivered,
    note: parcelPage.until(date(parcel.deliver_by)),
  } as const
  return <Timeline label={parcelPage.way} steps={isOver ? past : [...past, coming]} />
}
