import { lazy, Suspense } from 'react'
import { queryClient } from '#web/platform/query-client.ts'
import { SendOnly } from './leads/send-only.tsx'
import { portionsQuery } from './simulator/calls.ts'
import { Simulator } from './simulator/simulator.tsx'
import type { UserScreenProps } from './user-screen.tsx'

// It stands below a portion, which comes after some answers.
const LeadForm = lazy(async () => ({ default: (await import('./leads/lead-form.tsx')).LeadForm }))

export function RecommendationScreen({ user }: UserScreenProps) {
  return (
    <Simulator
      canPrescribe={user.level.roles.prescriber}
      sending={(pet, portion, onShown) => (
        <>
          <Suspense>
            <LeadForm
              owner={user.email}
              pet={pet}
              portion={portion}
              onShown={onShown}
              onOutdated={() => queryClient.invalidateQueries(portionsQuery(pet))}
            />
          </Suspense>
          <SendOnly portion={portion} />
        </>
      )}
    />
  )
}
