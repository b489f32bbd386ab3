import { useParams } from 'react-router'
import { NotFound } from '#web/platform/not-found.tsx'
import { usePrizes } from './calls.ts'
import { EditPrize } from './edit-prize.tsx'

/** One prize to be changed, or a new one. */
export function Prize() {
  const { id } = useParams()
  const { data: prizes } = usePrizes()
  if (id === undefined) return <EditPrize key="new" prize={undefined} />
  if (!prizes) return null
  const prize = prizes.find((each) => each.id === id)
  return prize ? <EditPrize key={id} prize={prize} /> : <NotFound />
}
