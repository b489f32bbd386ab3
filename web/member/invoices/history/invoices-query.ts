import { listInvoices } from '#contract/invoices.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

export const invoicesQuery = { ...queryOf(memberApi, listInvoices), staleTime: 0 }
