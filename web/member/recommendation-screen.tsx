import { queryClient } from '#web/platform/query-client.ts'
import { LeadForm } from './leads/lead-form.tsx'
import { SendOnly } from './leads/send-only.tsx'
import { portionsQuery } from './simulator/calls.ts'
import { Simulator } from './simulator/simulator.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function RecommendationScreen({ user }: UserScreenProps) {
  return (
    <Simulator
      canPrescribe={user.level.roles.prescriber}
      sending={(pet, portion) => (
        <>
          <LeadForm
            owner={user.email}
            pet={pet}
            portion={portion}
            onOutdated={() => queryClient.invalidateQueries(portionsQuery(pet))}
          />
          <SendOnly portion={portion} />
        </>
      )}
    />
  )
}
