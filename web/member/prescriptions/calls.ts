import { listProducts } from '#contract/catalogue.ts'
import { listPrescriptions } from '#contract/prescriptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { listOf, queryOf } from '#web/platform/query.ts'

export const prescriptionsQuery = listOf(memberApi, listPrescriptions, {})
export const productsQuery = { ...queryOf(memberApi, listProducts), staleTime: 300_000 }
