import { useParams } from 'react-router'
import { NotFound } from '#web/platform/not-found.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { challengesQuery } from './challenges-query.ts'
import { EditChallenge } from './edit-challenge.tsx'

export function Challenge() {
  const { id } = useParams()
  return id === undefined ? (
    <EditChallenge key="new" challenge={undefined} />
  ) : (
    <StoredChallenge key={id} id={id} />
  )
}

function StoredChallenge({ id }: { id: string }) {
  const challenge = useSuspenseQuery(challengesQuery).data.find((each) => each.id === id)
  return challenge ? <EditChallenge challenge={challenge} /> : <NotFound />
}
