import { useParams } from 'react-router'
import { NotFound } from '#web/platform/not-found.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { EditPrize } from './edit-prize.tsx'
import { prizesQuery } from './prizes-query.ts'

export function Prize() {
  const { id } = useParams()
  return id === undefined ? <EditPrize key="new" prize={undefined} /> : <StoredPrize key={id} id={id} />
}

function StoredPrize({ id }: { id: string }) {
  const prize = useSuspenseQuery(prizesQuery).data.find((each) => each.id === id)
  return prize ? <EditPrize prize={prize} /> : <NotFound />
}
