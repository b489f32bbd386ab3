import { statement, statementSummary } from '#contract/coins.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { listOf, queryOf } from '#web/platform/query.ts'

const fresh = { staleTime: 0 } as const

export const summaryQuery = { ...queryOf(memberApi, statementSummary), ...fresh }
export const linesQuery = listOf(memberApi, statement, {})
