import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { summaryQuery } from './coins/calls.ts'
import { OnItsWay } from './coins/on-its-way.tsx'
import { InvoiceSaved } from './invoices/form/invoice-saved.tsx'
import { LeadSaved, type SavedLead } from './leads/lead-saved.tsx'
import { GoalPanel } from './store/goal-panel.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function SavedScreen({ user }: UserScreenProps) {
  const { state }: { state: Partial<SavedLead> | null } = useLocation()
  if (state?.lead) return <LeadSaved {...state.lead} />
  return (
    <InvoiceSaved
      user={user}
      onItsWay={(invoice, next) => (
        <OnItsWay invoice={invoice} goal={<MovingGoal user={user} />}>
          {next}
        </OnItsWay>
      )}
    />
  )
}

/** With what this invoice and the others would add. */
function MovingGoal({ user }: Pick<UserScreenProps, 'user'>) {
  const { data: summary } = useQuery(summaryQuery)
  return <GoalPanel user={user} pending={summary?.pending ?? 0} />
}
