import { useLocation } from 'react-router'
import { Saved } from './invoices/sending/saved.tsx'
import { LeadSaved, type SavedLead } from './leads/lead-saved.tsx'
import type { WithUser } from './with-user.tsx'

/** What was saved says itself: a recommendation, or an invoice. */
export function AfterSaving({ user }: WithUser) {
  const { state }: { state: Partial<SavedLead> | null } = useLocation()
  return state?.lead ? <LeadSaved {...state.lead} /> : <Saved user={user} />
}
