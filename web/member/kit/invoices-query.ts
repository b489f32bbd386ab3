import { type InvoiceSummary, listInvoices } from '#contract/invoices.ts'
import { askedAtEachVisit, queryOf } from '#web/platform/query.ts'
import { logged } from './logged.ts'
import { memberApi } from './member-api.ts'

export const invoicesQuery = {
  ...queryOf(memberApi, listInvoices),
  queryFn: async () => (await memberApi.call(listInvoices).catch(logged)).map(wholeInvoice),
  ...askedAtEachVisit,
}

const unsaid = { id: '', due_on: '', products: 0, coins: null, estimate: 0, reason: null }

/** An invoice has at least its number, date and status; what is not told of it stays empty, and is not shown. */
function wholeInvoice(
  told: Pick<InvoiceSummary, 'number' | 'date' | 'status'> & Partial<InvoiceSummary>,
): InvoiceSummary {
  return { ...unsaid, ...told }
}
