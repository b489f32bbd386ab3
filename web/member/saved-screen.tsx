import { useLocation } from 'react-router'
import { InvoiceSaved } from './invoices/form/invoice-saved.tsx'
import { LeadSaved, type SavedLead } from './leads/lead-saved.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function SavedScreen({ user }: UserScreenProps) {
  const { state }: { state: Partial<SavedLead> | null } = useLocation()
  return state?.lead ? <LeadSaved {...state.lead} /> : <InvoiceSaved user={user} />
}
