import { mailedInvoices } from '#contract/invoices-mail.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

/** The person's own address for invoices, and what came there. */
export const mailedQuery = queryOf(memberApi, mailedInvoices)
