import { useParams } from 'react-router'
import { NotFound } from '#web/platform/not-found.tsx'
import { useChallenges } from './calls.ts'
import { EditChallenge } from './edit-challenge.tsx'

/** One challenge to be changed, or a new one. */
export function Challenge() {
  const { id } = useParams()
  const { data: challenges } = useChallenges()
  if (id === undefined) return <EditChallenge key="new" challenge={undefined} />
  if (!challenges) return null
  const challenge = challenges.find((each) => each.id === id)
  return challenge ? <EditChallenge key={id} challenge={challenge} /> : <NotFound />
}
