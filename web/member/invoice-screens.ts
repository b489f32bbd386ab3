import type { LoaderFunctionArgs } from 'react-router'
import { keptDraft } from './invoices/device/drafts.ts'
import { startInvoices } from './invoices/start.ts'
import { requireMember, signedInUser } from './sessions/user.ts'
import { withUser } from './with-user.tsx'

// Fetched by those who are signed in, so that the way in need not name every file of these screens.

export async function formOfInvoice() {
  return withUser((await import('./invoices/sending/send-invoice.tsx')).SendInvoice)
}

export async function saved() {
  return withUser((await import('./after-saving.tsx')).AfterSaving)
}

export async function sentInvoices() {
  return withUser((await import('./invoices/seeing/sent-invoices.tsx')).SentInvoices)
}

export async function invoiceDetail() {
  return withUser((await import('./invoices/seeing/invoice-detail.tsx')).InvoiceDetail)
}

export async function statement() {
  return (await import('./coins/statement.tsx')).Statement
}

/** The form opens with what was written in it before. */
export async function attendantWithDraft({ request }: LoaderFunctionArgs) {
  const elsewhere = await requireMember({ level: 3, role: 'attendant' })()
  const user = await signedInUser()
  if (elsewhere || !user) return elsewhere
  return keptDraft(user.email, new URL(request.url).searchParams.get('rascunho') ?? undefined)
}

/** What waits on this device is sent from the start of the app on, whatever its first screen is. */
export async function startForAttendants(): Promise<void> {
  const user = await signedInUser()
  if (user?.level.id === 3 && user.level.roles.attendant) startInvoices()
}
